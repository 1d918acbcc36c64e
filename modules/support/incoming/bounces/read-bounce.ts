import { classifySmtpAnswer } from '../../../../platform/mailer/index.ts'
import type { IncomingMail } from '../parsing/read-mail.ts'
import { noticeOf } from './failure-notice.ts'
import { findPart, headerField, returnedMail, returnedMessageId } from './report-fields.ts'

export interface Bounce {
  /** hard: the address accepts no mail; soft: only this mail failed; late: the server is still trying */
  kind: 'hard' | 'soft' | 'late'
  /** the server's text, for staff */
  detail: string
  /** Message-ID of the returned mail */
  messageId: string | undefined
}

/** A temporary status (4.x.x) outweighs the words: the server gave up on this mail only. */
const kindOf = (status: string, said: string): 'hard' | 'soft' =>
  !status.startsWith('4') && classifySmtpAnswer(said) === 'hard' ? 'hard' : 'soft'

const stillTrying =
  /\bdelayed\b|not yet been delivered|(?:will|continue|still) (?:be )?(?:to )?(?:re)?try|keep trying|do not need to (?:resend|take)|no need to resend/i

/** @returns undefined when nothing failed: the mail was delivered or relayed */
export function readBounce(mail: IncomingMail): Bounce | undefined {
  const { subject } = mail
  const messageId = returnedMessageId(returnedMail(mail))
  const notice = noticeOf(mail)
  const text = findPart(mail, /^message\/(?:global-)?delivery-status$/) ?? ''
  const action = headerField(text, 'Action')?.toLowerCase()
  if (action === undefined) {
    const late = stillTrying.test(subject) || stillTrying.test(notice)
    return { kind: late ? 'late' : kindOf('', `${subject}\n${notice}`), detail: notice.slice(0, 500), messageId }
  }
  if (!/^(?:failed|failure|delayed)/.test(action)) return undefined
  const status = headerField(text, 'Status') ?? ''
  const said = [status, headerField(text, 'Diagnostic-Code')].filter(Boolean).join(' ')
  // If the report gives no reason, add the notice: it may contain one.
  const reason = /[a-z]{3}/i.test(said.replace(/^\S*\s*(?:smtp|x-\S+);?/i, '')) ? said : `${said}\n${notice}`
  const kind = action.startsWith('delayed') ? 'late' : kindOf(status, reason)
  return { kind, detail: said.slice(0, 500) || notice.slice(0, 500), messageId }
}
