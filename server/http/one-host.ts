import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseRequest } from './refuse-request.ts'

function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/**
 * Refuses a request that names more than one host. Node reads the first, and a proxy may read the last:
 * one of the two would then answer or cache for another address.
 * @returns whether it was refused
 */
export function refuseSecondHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (hostsIn(request) <= 1) return false
  refuseRequest(response, 400, { code: 'invalid-argument', message: 'La demande nomme plusieurs hôtes.' })
  return true
}
