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
 * Whether the request was refused for naming more than one host. Node reads the first; what stands before us may read
 * the last, and one of us would answer for, or keep, a page of another address.
 */
export function refuseSecondHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (hostsIn(request) <= 1) return false
  refuseRequest(response, 400, { code: 'invalid-argument', message: 'La demande nomme plusieurs hôtes.' })
  return true
}
