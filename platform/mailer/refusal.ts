/** What nodemailer says of an answer of the server. */
interface SmtpFault {
  message?: string
  response?: string
  responseCode?: number
  command?: string
}

export interface Refusal {
  /** hard: that address takes no mail; soft: its mailbox is full */
  kind: 'hard' | 'soft'
  detail: string
}

/** The commands whose refusal is about this mail; of any other (credentials, sender) it is about us, and is repeated. */
const aboutTheMail = new Set(['RCPT TO', 'DATA'])

/** No sign-in, or a server in disorder: about us too, wherever it is said. */
const aboutUs = new Set([503, 530, 535])

const mailboxFull = /\b5\.2\.2\b/

/** @returns undefined where the same mail may be taken later: 4xx, no connection, credentials refused */
export function permanentRefusal(error: unknown): Refusal | undefined {
  const { message, response, responseCode = 0, command = '' } = error as SmtpFault
  const permanent = responseCode >= 500 && responseCode < 600 && !aboutUs.has(responseCode)
  if (!permanent || !aboutTheMail.has(command)) return undefined
  const detail = (response ?? message ?? String(responseCode)).slice(0, 500)
  return { kind: responseCode === 552 || mailboxFull.test(detail) ? 'soft' : 'hard', detail }
}
