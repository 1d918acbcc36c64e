import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { idempotencyKey } from '../../contracts/forms.ts'
import {
  followTicket,
  getTicket,
  newMessage,
  readTicket,
  type SupportType,
  sendMessage,
} from '../../contracts/support.ts'
import { type Api, ApiError, ApiUnreachableError } from '../api/index.ts'
import { siteContext } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'

interface Arguments {
  request: Request
  url: URL
  params: { uid: string }
  context: Readonly<RouterContextProvider>
}

const privately = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: privately })

/** What the API refused, as the page's own script reads it. */
function refusal(error: unknown): Response {
  const { formErrors } = problemOf(error, [])
  const sentence = formErrors?.[0]
  if (error instanceof ApiUnreachableError) return json({ sentence }, 503)
  return json({ sentence }, error instanceof ApiError ? error.status : 500)
}

async function answering(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    return refusal(error)
  }
}

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

const sending = newMessage.extend({ key: idempotencyKey })

/** One message of hers. */
export const sendMessageOf =
  (type: SupportType) =>
  ({ request, params, context }: Arguments): Promise<Response> =>
    answering(async () => {
      const asked = sending.safeParse(await request.json().catch(() => null))
      if (!asked.success) return json({ sentence: asked.error.issues[0]?.message }, 400)
      const { message, key } = asked.data
      const { payload } = await callOf(context).call(sendMessage, {
        params: { type, uid: params.uid },
        body: { message },
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

const callOf = (context: Arguments['context']): Api => context.get(siteContext).api
