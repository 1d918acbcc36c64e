import type { IncomingMessage } from 'node:http'
import { memoize } from '../../web/memoize.ts'
import { canonicalAddress, type QueryKeysOf } from '../page-cache/index.ts'

interface Facts {
  isOurHost(host: string | undefined): boolean
  /** whether a Cookie header has a session */
  hasSession(cookies: string | undefined): boolean
  queryKeysOf: QueryKeysOf
}

/** The address under which all readers with the same rights see the same page; undefined for any other request. */
export function createReaderAddress({ isOurHost, hasSession, queryKeysOf }: Facts) {
  const canonical = memoize((address: string | undefined) => canonicalAddress(address ?? '/', queryKeysOf))
  return ({ method, headers, url }: IncomingMessage): string | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    if (headers.authorization || headers['x-support-auth']) return undefined
    if (!hasSession(headers.cookie) || !isOurHost(headers.host)) return undefined
    return canonical(url)
  }
}
