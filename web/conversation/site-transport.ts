import { removeAttachment, uploadAttachment } from '../../contracts/attachments.ts'
import {
  followTicket,
  getTicket,
  type Message,
  message,
  readTicket,
  type SupportType,
  sendMessage,
  typeInTicket,
} from '../../contracts/support.ts'
import type { Transport } from '../../conversation/transport.ts'
import { callApi, openEvents } from '../../relay/call.ts'
import { uploadFile } from '../../relay/upload.ts'

/** A conversation as the person who opened it reads and writes it. */
export function siteTransport(type: SupportType, uid: string): Transport<Message> {
  const params = { type, uid }
  return {
    schema: message,
    async read(cursor) {
      const { payload, page } = await callApi(getTicket, { params, query: { cursor } })
      return { uid: payload.uid, ticket: payload, older: page.hasNextPage ? page.endCursor : null }
    },
    async send({ key, content, attachments }) {
      const body = { message: content, attachments: attachments.map((one) => one.uid) }
      return (await callApi(sendMessage, { params, body, idempotencyKey: key })).payload
    },
    async upload({ key, ...upload }) {
      return (await uploadFile(uploadAttachment, { ...upload, params, idempotencyKey: key })).payload
    },
    removeUpload: (attachment) => callApi(removeAttachment, { params: { ...params, attachment } }),
    markRead: () => callApi(readTicket, { params }),
    notifyTyping: () => callApi(typeInTicket, { params }),
    openEvents: (after) => openEvents(followTicket, params, { after }),
  }
}
