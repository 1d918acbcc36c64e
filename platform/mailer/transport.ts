import nodemailer from 'nodemailer'
import type { mails } from './tables.ts'

/** an address, with or without a name in front of it */
export type Sender = string | { name: string; address: string }

export interface Transport {
  /** @param returnTo where it comes back to when it cannot be delivered (default: the sender) */
  send(mail: typeof mails.$inferSelect, from: Sender, returnTo?: string): Promise<void>
  close(): void
}

export const mailHost = (from: string): string => from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'

/** Nobody's absence notice need answer a program (RFC 3834, and Exchange's way of saying it). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** @param url smtp:// or smtps://, with credentials if the server wants them */
export function createTransport(url: string): Transport {
  const transporter = nodemailer.createTransport(url)
  return {
    async send(mail, from, returnTo) {
      await transporter.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mail.uid}${mail.resent > 0 ? `.${mail.resent}` : ''}@${mailHost(typeof from === 'string' ? from : from.address)}>`,
        headers: { ...automatic, ...(mail.headers ? (JSON.parse(mail.headers) as Record<string, string>) : {}) },
        ...(returnTo ? { envelope: { from: returnTo, to: mail.recipient } } : {}),
      })
    },
    close: () => transporter.close(),
  }
}
