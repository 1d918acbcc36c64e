import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseRequest } from './refuse-request.ts'

/** The site sets ten; the tag manager and its services set some more. */
const mostCookies = 100
/** Characters of all cookies together: the session's is below 1,000. */
const longestHeader = 8192

function hasMany(cookies: string): boolean {
  let count = 1
  for (let at = cookies.indexOf(';'); at >= 0; at = cookies.indexOf(';', at + 1)) {
    count += 1
    if (count > mostCookies) return true
  }
  return false
}

/**
 * Refuses a request with too many cookies: thousands of tiny ones fit into a header, and take ten times its size once
 * parsed.
 * @returns whether it was refused
 */
export function refuseManyCookies({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const { cookie = '' } = headers
  if (cookie.length <= longestHeader && !hasMany(cookie)) return false
  refuseRequest(response, 431, {
    code: 'too-large',
    message: 'Les cookies de la demande sont trop nombreux ou trop longs.',
  })
  return true
}
