import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, count, limits, text, uuid } from '../forms.ts'
import { payload } from '../paging.ts'
import { attachmentMaxBytes, attachmentTypes, maxAttachmentsPerMessage } from './message-limits.ts'
import { supportType } from './support-type.ts'
import { attachmentPath } from './ticket-paths.ts'

export { attachmentMaxBytes, attachmentTypes, maxAttachmentsPerMessage }

export const attachment = z
  .object({
    uid: uuid,
    name: z.string(),
    mimeType: z.enum(attachmentTypes),
    size: count.meta({ description: 'Bytes, as it is kept' }),
    width: count.optional().meta({ description: 'Of a picture' }),
    height: count.optional(),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.output<typeof attachment>

/** Files of a mail that were refused. */
export const refusedFiles = z
  .object({
    files: z.array(
      z.object({
        name: z.string(),
        size: count.meta({ description: 'Bytes, as it was sent' }),
        reason: z.string(),
      }),
    ),
    others: count.meta({ description: 'How many more there were' }),
  })
  .meta({ id: 'RefusedFiles' })
export type RefusedFiles = z.output<typeof refusedFiles>

/** The body of a message. Its attachments must already have been uploaded by the same person to the same ticket. */
export const messageShape = {
  message: text(0, limits.message),
  attachments: z
    .array(uuid)
    .max(maxAttachmentsPerMessage)
    .optional()
    .meta({ description: 'uids of uploads of one’s own in that ticket, not sent yet' }),
}

interface Said {
  message: string
  attachments?: readonly string[] | undefined
  articles?: readonly string[] | undefined
}

/** The text may be empty if the message has attachments or articles. */
export const hasMessageContent = ({ message, attachments = [], articles = [] }: Said): boolean =>
  message.trim() !== '' || attachments.length + articles.length > 0

const inTicket = z.object({ type: supportType, uid: uuid })
const oneOf = inTicket.extend({ attachment: uuid })

/** `small`: a reduced picture, made for a list of messages. */
const size = z.object({ size: z.enum(['small']).optional() })

export const uploadAttachment = defineCall({
  id: 'uploadAttachment',
  method: 'POST',
  path: '/support/:type/tickets/:uid/attachments',
  summary: 'Upload what a message will carry: multipart, field `file`, at most 10 MiB; unsent, it is kept for a day',
  access: 'contact',
  idempotent: true,
  params: inTicket,
  status: 201,
  answer: payload(attachment),
})

export const getAttachment = defineCall({
  id: 'getAttachment',
  method: 'GET',
  path: attachmentPath,
  summary: 'The file itself, for those who may read the ticket',
  access: 'contact',
  params: oneOf,
  query: size,
})

export const removeAttachment = defineCall({
  id: 'removeAttachment',
  method: 'DELETE',
  path: attachmentPath,
  summary: 'Take back an upload that no message carries yet',
  access: 'contact',
  params: oneOf,
  status: 204,
})

export const uploadStaffAttachment = defineCall({
  id: 'uploadStaffAttachment',
  method: 'POST',
  path: '/staff/tickets/:uid/attachments',
  summary: 'Upload what an answer or a note will carry: multipart, field `file`, at most 10 MiB',
  access: 'staff',
  idempotent: true,
  params: byUuid,
  status: 201,
  answer: payload(attachment),
})

export const getStaffAttachment = defineCall({
  id: 'getStaffAttachment',
  method: 'GET',
  path: '/staff/tickets/:uid/attachments/:attachment',
  summary: 'The file itself; with a reason where the discussion is another’s',
  access: 'staff',
  params: byUuid.extend({ attachment: uuid }),
  query: size.extend({ reason: text(1, 500).optional() }),
})
