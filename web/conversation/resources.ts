import { z } from 'zod'
import { messageShape } from '../../contracts/attachments.ts'
import { idempotencyKey } from '../../contracts/forms.ts'
import {
  followTicket,
  getTicket,
  readTicket,
  type SupportType,
  sendMessage,
  typeInTicket,
} from '../../contracts/support.ts'
import { siteContext } from '../context.ts'
import { readJson } from '../forms/read-json.ts'
import { type Arguments, answering, callOf, json, privately } from './answer-resource.ts'

const eventId = z.string().regex(/^\d{1,15}$/)

/** The API's events, passed on: an EventSource cannot say who asks, her cookie does. */
export const followEventsOf =
  (type: SupportType) =>
  async ({ request, url, params, context }: Arguments): Promise<Response> => {
    const { api } = context.get(siteContext)
    const asked = request.headers.get('last-event-id') ?? url.searchParams.get('after')
    const lastEventId = eventId.safeParse(asked).data
    const stream = await api.open(followTicket, {
      params: { type, uid: params.uid },
      signal: request.signal,
      ...(lastEventId === undefined ? {} : { lastEventId }),
    })
    return stream
  }

/** Older messages. */
export const readOlderOf =
  (type: SupportType) =>
  ({ url, params, context }: Arguments): Promise<Response> =>
    answering(async () => {
      const cursor = url.searchParams.get('cursor') ?? undefined
      const { payload, page } = await callOf(context).call(getTicket, {
        params: { type, uid: params.uid },
        query: { cursor },
      })
      return json({ messages: payload.messages, older: page.hasNextPage ? page.endCursor : null })
    })

const sending = z.object({ ...messageShape, key: idempotencyKey })

/** One message of hers. */
export const sendMessageOf =
  (type: SupportType) =>
  ({ request, params, context }: Arguments): Promise<Response> =>
    answering(async () => {
      const asked = await readJson(request, sending)
      if (!asked.success) return json({ sentence: asked.error.issues[0]?.message }, 400)
      const { key, ...body } = asked.data
      const { payload } = await callOf(context).call(sendMessage, {
        params: { type, uid: params.uid },
        body,
        idempotencyKey: key,
      })
      return json({ message: payload }, 201)
    })

/** She has seen what there is. */
export const markReadOf =
  (type: SupportType) =>
  ({ params, context }: Arguments): Promise<Response> =>
    answering(async () => {
      await callOf(context).call(readTicket, { params: { type, uid: params.uid } })
      return new Response(null, { status: 204, headers: privately })
    })

/** She is writing. */
export const notifyTypingOf =
  (type: SupportType) =>
  ({ params, context }: Arguments): Promise<Response> =>
    answering(async () => {
      await callOf(context).call(typeInTicket, { params: { type, uid: params.uid } })
      return new Response(null, { status: 204, headers: privately })
    })
