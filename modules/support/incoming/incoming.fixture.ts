import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { mailSignatureHeader, mailTimestampHeader } from '../../../contracts/incoming-mail.ts'
import type { ApiAnswer, TestApp } from '../../../tests/fixtures/test-app.ts'
import { asContact, createUser, mailedTokens, openedTicket } from '../support.fixture.ts'
import { signMail } from './check-signature.ts'

export const inboundSecret = 'un secret pour le courrier entrant, assez long'
export const inboundEnv = {
  DEMO: '1',
  PUBLIC_URL: 'https://eclore.exemple.fr',
  MAIL_FROM: 'Éclore <bonjour@exemple.fr>',
  MAIL_REPLY_TO: 'reponse+{token}@courrier.exemple.fr',
  INBOUND_MAIL_SECRET: inboundSecret,
}

export interface MailParts {
  from: string
  to: string
  subject?: string
  messageId?: string
  text?: string
  /** further headers, whole lines */
  headers?: string[]
  /** the raw body, with its own Content-Type among `headers` */
  body?: string | Buffer
}

export const anId = (): string => `<${randomUUID()}@mail.exemple.org>`

/** A mail as servers deliver it. */
export function rawMail({
  from,
  to,
  subject = 'Re: Votre demande',
  messageId = anId(),
  text = '',
  ...more
}: MailParts): Buffer {
  const headers = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Date: Wed, 04 Mar 2026 10:12:00 +0100',
    'MIME-Version: 1.0',
    ...(more.headers ?? ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']),
  ]
  return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), Buffer.from(more.body ?? text)])
}

export interface MailFile {
  /** as in the header, encoded if necessary */
  name: string
  type: string
  bytes: Uint8Array
  disposition?: 'attachment' | 'inline'
}

/** Text and files in one mail, as mail programs write it. */
export function multipart(text: string, files: readonly MailFile[]): Pick<MailParts, 'headers' | 'body'> {
  const boundary = `----=_${randomUUID()}`
  const parts = files.map(({ name, type, bytes, disposition = 'attachment' }) =>
    [
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: ${disposition}; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  )
  const words = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', text].join('\r\n')
  const body = [words, ...parts].map((part) => `--${boundary}\r\n${part}\r\n`).join('')
  return { headers: [`Content-Type: multipart/mixed; boundary="${boundary}"`], body: `${body}--${boundary}--\r\n` }
}

/** Posts a signed mail to the webhook. */
export async function post(app: TestApp, raw: Buffer, given: Record<string, string> = {}): Promise<ApiAnswer> {
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000))
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: {
      'content-type': 'message/rfc822',
      [mailTimestampHeader]: timestamp,
      [mailSignatureHeader]: signMail(inboundSecret, timestamp, raw),
      ...given,
    },
    payload: raw,
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined, headers: answer.headers }
}

/** A help desk with one member of staff, Julie, and the tickets she sees. */
export async function openHelpDesk(app: TestApp) {
  let julie = await createUser(app, 'Julie', 'support')
  const staff = (method: string, path: string, body?: unknown) =>
    app.call(method, `/staff/tickets${path}`, { token: julie.token, body })
  const ticketOf = async (uid: string) => (await staff('GET', `/${uid}?length=100`)).body.payload
  const wordsOf = async (uid: string): Promise<string[]> =>
    (await ticketOf(uid)).messages.map(({ content }: { content: string }) => content)
  async function lastMail(email: string) {
    await app.settle()
    const mail = (await app.mailsTo(email)).at(-1)
    const headers = JSON.parse(mail?.headers ?? '{}') as Record<string, string>
    return { mail, id: `<${mail?.uid}@exemple.fr>`, replyTo: headers['Reply-To'] ?? '', headers }
  }
  return {
    staff,
    ticketOf,
    wordsOf,
    lastMail,
    /** signs in after the session expired */
    async signInAgain() {
      julie = await createUser(app, 'Julie', 'support')
    },
    async ticketsOf(email: string): Promise<{ uid: string; title: string; contact: { name: string } }[]> {
      const token = (await mailedTokens(app, email)).at(-1)
      if (!token) return []
      return (await app.call('GET', '/support/contact/tickets', { headers: asContact(token) })).body.payload
    },
    /** A ticket that staff answered, and its reply address. */
    async answered() {
      const ticket = await openedTicket(app)
      expect((await staff('POST', `/${ticket.uid}/messages`, { message: 'Quand ?' })).status).toBe(201)
      return { ...ticket, ...(await lastMail(ticket.email)) }
    },
    send: async (parts: MailParts): Promise<number> => (await post(app, rawMail(parts))).status,
  }
}

export type HelpDesk = Awaited<ReturnType<typeof openHelpDesk>>
