import type { IncomingMail } from '../parsing/read-mail.ts'

const machines =
  /^(?:mailer-?daemon|mail-?daemon|mail\.delivery\.system|post_?master|no-?reply|do-?not-?reply|bounces?|mdaemon)(?:[+-][^@]*)?(?:@|$)/

const failureSubject =
  /undeliver|not deliver|non[- ](?:remis|distribu|livr)|unzustellbar|deliver\w* (?:status|failure|failed|report|notif|problem|incomplete|error|has failed|delayed)|(?:mail|message|e-?mail) (?:delivery|could not|error|status|failure|delayed|has not)|failure (?:notice|notification|delivery)|returned (?:e-?mail|mail|to sender)|mail (?:failure|failed|system error)|échec|bounce|rejected/i

const failureWords =
  /undeliver|(?:could|can) ?not be (?:delivered|sent)|(?:couldn't|wasn't|not|n't|unable to) (?:be )?deliver|deliver\w* (?:has |have )?(?:failed|failure|error|delayed|problem)|did not reach|permanent (?:fatal )?error|fatal error|was rejected|rejected your (?:message|mail)|not reach the following|returned to (?:its )?sender|mailbox (?:is )?full|over quota|user unknown|unknown user|non remis|n’a pas (?:pu être|été) (?:remis|distribu|livr)/i

const smtpRefusal = /(?:^|\D)[45]\d\d[ -]|(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/

const absenceWords =
  /absen[ct]|out of (?:the )?office|vacation|congés?|automatic reply|auto(?:matic)?[- ]?(?:reply|respon)|réponse automatique|abwesen|away/i

/** Only this many characters of a notice are read: the rest is the returned mail. */
const longestNotice = 8000

/** Start of the returned mail within a notice that quotes it. */
const returnedMail = /^[>\s]*(?:received|return-path|message-id|mime-version|dkim-signature|x-mailer):\s/im

/** The notice's own words, without the returned mail that it may quote. */
export function noticeOf({ whole }: Pick<IncomingMail, 'whole'>): string {
  const text = whole.slice(0, longestNotice)
  const end = returnedMail.exec(text)?.index ?? text.length
  // If the notice begins with headers, no words precede them: keep all of it.
  return end > 40 ? text.slice(0, end) : text
}

const returnPathOf = ({ header }: IncomingMail) =>
  header('return-path')
    ?.replace(/[<>\s]/g, '')
    .toLowerCase()

export const isMailServer = (mail: IncomingMail): boolean =>
  machines.test(mail.from) || machines.test(returnPathOf(mail) ?? '')

/** Tells whether a mail server sent the mail: by its sender, or by an empty Return-Path. */
export const isFromMachine = (mail: IncomingMail): boolean => isMailServer(mail) || returnPathOf(mail) === ''

export const isOutOfOffice = ({ subject }: IncomingMail): boolean => absenceWords.test(subject)

export const hasFailureSubject = ({ subject }: IncomingMail): boolean => failureSubject.test(subject)

/** Tells whether the mail reports a failed delivery: by the form of a delivery report, or by the words of another notice. */
export function reportsFailure(mail: IncomingMail): boolean {
  if (mail.header('x-failed-recipients') !== undefined) return true
  if (mail.files.some(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))) return true
  const notice = noticeOf(mail)
  return failureWords.test(notice) || smtpRefusal.test(notice) || hasFailureSubject(mail)
}
