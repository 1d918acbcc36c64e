import nodemailer from 'nodemailer'
import type { mails } from './tables.ts'

export interface Transport {
  send(mail: typeof mails.$inferSelect, from: string): Promise<void>
  close(): void
}

function hostOf(from: string): string {
  return from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
}

/** @param url smtp:// or smtps://, with credentials if the server wants them */
export function createTransport(url: string): Transport {
  const transporter = nodemailer.createTransport(url)
  return {
    async send(mail, from) {
      await transporter.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mail.uid}${mail.resent > 0 ? `.${mail.resent}` : ''}@${hostOf(from)}>`,
        headers: mail.headers ? (JSON.parse(mail.headers) as Record<string, string>) : {},
      })
    },
    close: () => transporter.close(),
  }
}
