import { Agent, request } from 'node:https'
import type { PlatformService } from '../../../platform/index.ts'
import { publicLookup, resolveAll } from '../../../platform/public-hosts/index.ts'

export interface PushRequest {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

/** Sends one push. @returns the status of the answer */
export type SendPush = (push: PushRequest) => Promise<number>

const timeoutMilliseconds = 10_000
const mostConnections = 20

/** Follows no redirect and discards the answer's body. Connections to non-public addresses are refused. */
function openSender(): SendPush {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, lookup: publicLookup(resolveAll) })
  return ({ endpoint, headers, body }) =>
    new Promise((answered, failed) => {
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
        response.on('error', failed)
        response.on('end', () => answered(response.statusCode ?? 0))
        response.resume()
      })
      sent.on('error', failed)
      sent.end(body)
    })
}

export const pushService: PlatformService<SendPush> = { name: 'accounts.push-service', open: openSender }
