import type { mails } from './tables.ts'

/** an address, with or without a name in front of it */
export type Sender = string | { name: string; address: string }

export interface Transport {
  /** @param returnTo address that receives bounces (default: the sender) */
  send(mail: typeof mails.$inferSelect, from: Sender, returnTo?: string): Promise<void>
  close(): Promise<void>
  /** mails that the server accepted but that are not recorded yet: a retry in this process only records them */
  readonly taken: Set<string>
}

/** Mails sent concurrently, each on its own connection: a slow delivery delays no other. */
export const mailsAtOnce = 6

/** Milliseconds. A server may take minutes to accept a mail (RFC 5321, 4.5.3.2), but greets at once unless it is down. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 30_000, socketTimeout: 300_000 }

export const mailHost = (from: string): string => from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'

/** Suppresses absence notices (RFC 3834, and Exchange's header). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** @param url smtp:// or smtps://, with credentials if the server wants them; its query overrides the options here */
export function createTransport(url: string): Transport {
  // A connection that the server ended between two mails is opened again once; the job makes further attempts.
  const pool = { pool: true, maxConnections: mailsAtOnce, maxRequeues: 1 } as const
  const open = async () => (await import('nodemailer')).createTransport({ url, ...pool, ...timeouts })
  let opened: ReturnType<typeof open> | undefined
  return {
    async send(mail, from, returnTo) {
      opened ??= open()
      const transporter = await opened
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
    close: async () => (await opened)?.close(),
    taken: new Set(),
  }
}
