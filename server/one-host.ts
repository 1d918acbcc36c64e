import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody } from '../contracts/errors.ts'

function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/**
 * Whether the request was refused for naming more than one host. Node reads the first; what stands before us may read
 * the last, and one of us would answer for, or keep, a page of another address.
 */
export function refuseSecondHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (hostsIn(request) <= 1) return false
  const body: ErrorBody = {
    message: 'La demande nomme plusieurs hôtes.',
    code: 'invalid-argument',
    requestId: randomUUID(),
  }
  response.writeHead(400, {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
  return true
}
