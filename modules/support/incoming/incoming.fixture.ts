import { randomUUID } from 'node:crypto'
import { mailSignatureHeader, mailTimestampHeader } from '../../../contracts/incoming-mail.ts'
import type { HouseAnswer, TestHouse } from '../../../tests/fixtures/house.ts'
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
  /** the body as it is on the wire, with its own Content-Type among `headers` */
  body?: string | Buffer
}

export const anId = (): string => `<${randomUUID()}@mail.exemple.org>`

/** A mail as servers hand it on. */
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

/** Hands a mail to the webhook, signed. */
export async function post(house: TestHouse, raw: Buffer, given: Record<string, string> = {}): Promise<HouseAnswer> {
  const timestamp = String(Math.floor(house.clock.now().getTime() / 1000))
  const answer = await house.app.inject({
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
