export { isMailSignature, mailSignature } from './closing.ts'
export { openLink, secretOfLink } from './encrypted-link.ts'
export { findMail, listMails, type MailHead } from './list-mails.ts'
export { mailLook, plainLook } from './look.ts'
export { describeMail, type MailKind, type MailVariable } from './mail-kind.ts'
export { type MailWording, mailWordingSources } from './mail-wording.ts'
export { createMailer, type Mail } from './mailer.ts'
export type { LinkRenewal } from './mailing.ts'
export {
  deleteMails,
  deleteMailsBefore,
  deleteMailsOfKind,
  findRecipient,
  forgetDueMails,
  forgetMailsTo,
  keepMailsOf,
  listMailsTo,
  withdrawMail,
} from './personal-mails.ts'
export { recordBounce } from './record-bounce.ts'
export { recordComplaint } from './record-complaint.ts'
export { classifySmtpAnswer } from './refusal.ts'
export { provesAddress, readAddress, signAddress } from './reply-address.ts'
export { resendMail } from './resend-mail.ts'
export { type MailJobContext, sendMailJob } from './send-mail.ts'
export { settleMail } from './settle-mail.ts'
export { readMailSite } from './site-name.tsx'
export { mailUses } from './stranger-mails.ts'
export { mails } from './tables.ts'
export { bodyOf, elementOf, type MailTemplate, mailOf, renderWords, type Words, withAbsoluteLinks } from './template.ts'
export { mailHost } from './transport.ts'
export { withoutSecrets } from './without-secrets.ts'
