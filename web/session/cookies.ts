/** The language of the site, for a year; the browser writes it too (enhance/locale.ts). */
export const localeCookie = 'locale'

export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at < 0 || name === '' || cookies.has(name)) continue
    try {
      cookies.set(name, decodeURIComponent(pair.slice(at + 1).trim()))
    } catch {
      // A value that is not ours to read is as good as none.
    }
  }
  return cookies
}

export interface CookieOptions {
  secure: boolean
  /** seconds; absent: until the browser closes; 0: gone */
  maxAge?: number
  /** default: true */
  httpOnly?: boolean
}

export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (options.httpOnly !== false) parts.push('HttpOnly')
  if (options.secure) parts.push('Secure')
  if (options.maxAge !== undefined) parts.push(`Max-Age=${Math.floor(options.maxAge)}`)
  return parts.join('; ')
}
