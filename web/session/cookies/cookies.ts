/** The language of the site, for a year; the browser writes it too (enhance/locale.ts). */
export const localeCookie = 'locale'

/**
 * Over https a browser accepts a cookie with this prefix from this host only, for all paths: neither a sister host nor a
 * page over plain http can replace it.
 */
const hostPrefix = '__Host-'

/** Name of a cookie on the wire; cookies that a script writes too have no prefix. */
export const cookieName = (name: string, { secure, httpOnly = true }: CookieOptions): string =>
  secure && httpOnly ? `${hostPrefix}${name}` : name

/** Finds a cookie with or without the host prefix: the caller need not know whether the site uses https. */
export const findCookie = (cookies: ReadonlyMap<string, string>, name: string): string | undefined =>
  cookies.get(`${hostPrefix}${name}`) ?? cookies.get(name)

export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at < 0 || name === '' || cookies.has(name)) continue
    try {
      cookies.set(name, decodeURIComponent(pair.slice(at + 1).trim()))
    } catch {
      // Ignore a value that this site did not encode.
    }
  }
  return cookies
}

export interface CookieOptions {
  secure: boolean
  /** seconds; absent: until the browser closes; 0: deletes it */
  maxAge?: number
  /** default: true */
  httpOnly?: boolean
}

export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${cookieName(name, options)}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (options.httpOnly !== false) parts.push('HttpOnly')
  if (options.secure) parts.push('Secure')
  if (options.maxAge !== undefined) parts.push(`Max-Age=${Math.floor(options.maxAge)}`)
  return parts.join('; ')
}
