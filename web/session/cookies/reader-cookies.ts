import { sessionCookies } from '../request-site.ts'
import { flashCookie } from './flash.ts'

/** Creates a predicate for Cookie headers with one of the names. Created once: the server tests every request. */
function createCookieTest(names: readonly string[]): (header: string | undefined) => boolean {
  const found = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${names.join('|')})=`)
  return (header) => header !== undefined && found.test(header)
}

/** Tells whether the cookies claim a session of an account. */
export const hasSession = createCookieTest([sessionCookies.default])

/** Tells whether cookies make the response personal: no shared page may be sent then. */
export const isPersonal = createCookieTest([...Object.values(sessionCookies), flashCookie])
