import type { IncomingMail } from './read-mail.ts'

/** The server that wrote the header, named before its results: `mx.exemple.fr 1; spf=pass …`. */
const serverOf = (results: string): string | undefined => /^\s*([^\s;()]+)[^;]*;/.exec(results)?.[1]?.toLowerCase()

/**
 * Our own mail server's verdict on the sender: `spf=pass dkim=pass dmarc=pass`. Anyone may write this header, so only
 * headers of the configured server count; that server removes forged ones (RFC 8601, section 5).
 */
export function authenticationOf({ headers }: IncomingMail, authserv: string | undefined): string | null {
  const written = headers.find(({ key, value }) => key === 'authentication-results' && serverOf(value) === authserv)
  if (!authserv || !written) return null
  const found = ['spf', 'dkim', 'dmarc'].flatMap((method) => {
    const result = new RegExp(`\\b${method}\\s*=\\s*([a-z]{1,12})`, 'i').exec(written.value)?.[1]
    return result ? [`${method}=${result.toLowerCase()}`] : []
  })
  return found.length > 0 ? found.join(' ') : null
}
