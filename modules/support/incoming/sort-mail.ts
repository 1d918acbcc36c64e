import type { IncomingMail } from './read-mail.ts'

/** Why a mail is dropped. */
export type Unwanted = 'auto-reply' | 'bulk' | 'mailing-list' | 'receipt' | 'delivery-notice' | 'no-sender' | 'own-mail'

export type Sorted = { kind: 'person' } | { kind: 'bounce' } | { kind: 'unwanted'; reason: Unwanted }

const listHeaders = ['list-id', 'list-post', 'list-unsubscribe', 'list-help', 'mailing-list']
const machines = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+-].*)?@/

const unwanted = (reason: Unwanted): Sorted => ({ kind: 'unwanted', reason })

/** Reads `report-type` from a header such as `multipart/report; report-type=delivery-status`. */
const reportType = (contentType: string): string | undefined =>
  /^\s*multipart\/report\b.*?report-type\s*=\s*"?([a-z-]+)/is.exec(contentType)?.[1]?.toLowerCase()

function isAutomatic({ header }: IncomingMail): boolean {
  const submitted = header('auto-submitted')?.trim().toLowerCase()
  if (submitted && !submitted.startsWith('no')) return true
  if (header('x-autoreply') || header('x-autorespond') || header('x-autoresponse')) return true
  return /^\s*(auto_?reply)/i.test(header('precedence') ?? '')
}

/** @param isOurs is that address one of the site's sender addresses? */
export function sortMail(mail: IncomingMail, isOurs: (address: string) => boolean): Sorted {
  const { header, from } = mail
  const report = reportType(header('content-type') ?? '')
  if (report === 'delivery-status') return { kind: 'bounce' }
  if (report) return unwanted('receipt')
  const fromAutomaticSender = header('return-path')?.trim() === '<>' || machines.test(from)
  // Old mail servers report failures in prose, and send them to the address used only for undelivered mail.
  if (fromAutomaticSender && /\b[45]\.\d{1,3}\.\d{1,3}\b/.test(mail.whole)) return { kind: 'bounce' }
  if (isAutomatic(mail)) return unwanted('auto-reply')
  if (listHeaders.some((name) => header(name) !== undefined)) return unwanted('mailing-list')
  if (/^\s*(bulk|junk|list)/i.test(header('precedence') ?? '')) return unwanted('bulk')
  if (fromAutomaticSender) return unwanted('delivery-notice')
  if (isOurs(from)) return unwanted('own-mail')
  if (from === '') return unwanted('no-sender')
  return { kind: 'person' }
}

/** What our own mail server verified about the sender, as it writes it: `spf=pass dkim=pass dmarc=pass`. */
export function authenticationOf({ header }: IncomingMail): string | null {
  const results = header('authentication-results') ?? ''
  const found = ['spf', 'dkim', 'dmarc'].flatMap((method) => {
    const result = new RegExp(`\\b${method}\\s*=\\s*([a-z]{1,12})`, 'i').exec(results)?.[1]
    return result ? [`${method}=${result.toLowerCase()}`] : []
  })
  return found.length > 0 ? found.join(' ') : null
}
