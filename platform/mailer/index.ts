export { createMailer, type Mail, type Mailer } from './mailer.ts'
export { type MailJobContext, sendMailJob } from './send-mail.ts'
export { mails } from './tables.ts'
