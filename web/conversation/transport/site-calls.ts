import { listTransfers } from '../../../contracts/coaching/transfers.ts'
import { removeAttachment, uploadAttachment } from '../../../contracts/support/attachments.ts'
import {
  getTicket,
  markTicketRead,
  message,
  type SupportType,
  sendMessage,
  typeInTicket,
} from '../../../contracts/support/support.ts'
import type { Upload } from '../../../conversation/transport.ts'
import type { OutboxItem } from '../../../conversation/writing/outbox.ts'
import { callApi } from '../../../relay/call.ts'
import { uploadFile } from '../../../relay/upload.ts'

type Params = Readonly<Record<'uid', string> & { type: SupportType }>

/** Calls and schemas of a conversation. Loaded on first use. */
export const siteCalls = {
  message,
  async read(params: Params, cursor?: string) {
    const { payload, page } = await callApi(getTicket, { params, query: { cursor } })
    return { uid: payload.uid, ticket: payload, older: page.hasNextPage ? page.endCursor : null }
  },
  async send(params: Params, { key, content, attachments }: OutboxItem) {
    const body = { message: content, attachments: attachments.map((one) => one.uid) }
    return (await callApi(sendMessage, { params, body, idempotencyKey: key })).payload
  },
  async upload(params: Params, { key, ...upload }: Upload) {
    return (await uploadFile(uploadAttachment, { ...upload, params, idempotencyKey: key })).payload
  },
  removeUpload: (params: Params, attachment: string) =>
    callApi(removeAttachment, { params: { ...params, attachment } }),
  markRead: (params: Params) => callApi(markTicketRead, { params }),
  notifyTyping: (params: Params) => callApi(typeInTicket, { params }),
  transfersOf: async ({ uid }: Params) => (await callApi(listTransfers, { params: { uid } })).payload,
}
