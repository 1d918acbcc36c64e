import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, uuid } from '../forms.ts'
import { payload } from '../paging.ts'

/** Time of the signature, in seconds since 1970. It may differ from the server's time by at most five minutes. */
export const mailTimestampHeader = 'X-Mail-Timestamp'
/** `sha256=` and, in hex, the HMAC-SHA256 of the timestamp, a full stop and the body. */
export const mailSignatureHeader = 'X-Mail-Signature'

/** The body is one raw RFC 822 message of at most 25 MiB. */
export const inboundMail = defineCall({
  id: 'inboundMail',
  method: 'POST',
  path: '/webhooks/mail',
  summary: 'A signed mail that came in: a raw RFC 822 message',
  access: 'public',
  status: 202,
})

export const originalMail = z
  .object({
    uid: uuid,
    date: isoDateTime,
    content: z.string().meta({ description: 'All it said, with what was cut from the message' }),
    authentication: z
      .string()
      .nullable()
      .meta({ description: 'What our mail server found out about the sender: `spf=pass dkim=pass`' }),
    attachments: z
      .array(z.string())
      .meta({ description: 'Names of files that were not taken; the last entry may count the rest' }),
  })
  .meta({ id: 'OriginalMail' })
export type OriginalMail = z.output<typeof originalMail>

export const getOriginalMail = defineCall({
  id: 'getOriginalMail',
  method: 'GET',
  path: '/staff/tickets/:uid/messages/:message/original',
  summary: 'The whole mail of a message that came by mail; 404 where it did not',
  access: 'staff',
  params: z.object({ uid: uuid, message: uuid }),
  answer: payload(originalMail),
})
