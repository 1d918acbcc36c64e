import { flashCookie } from './flash.ts'
import { sessionCookies } from './request-site.ts'

/** Whether a Cookie header has one of the names. Made once: the server asks this of every request. */
function createCookieTest(names: readonly string[]): (header: string | undefined) => boolean {
  const found = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${names.join('|')})=`)
  return (header) => header !== undefined && found.test(header)
}

/** Signed in with an account, as far as her cookies say. */
export const hasSession = createCookieTest([sessionCookies.default])

/** Her cookies make the answer her own: no page for all visitors may be sent to her. */
export const isPersonal = createCookieTest([...Object.values(sessionCookies), flashCookie])
