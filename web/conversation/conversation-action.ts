import { data, type RouterContextProvider, redirect } from 'react-router'
import { closeTicket, newMessage, readTicket, type SupportType, sendMessage } from '../../contracts/support.ts'
import { siteContext } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { idempotencyFieldName } from '../forms/idempotency.ts'

interface Arguments {
  request: Request
  params: { uid: string }
  context: Readonly<RouterContextProvider>
}

/** What a form without a script is told; what she typed comes back with it. */
export interface ConversationProblem {
  sentence: string
  message: string
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * The forms of a conversation: write, close, mark as read.
 * @param also further intents of one kind of conversation
 */
export async function conversationAction(
  type: SupportType,
  address: string,
  { request, params, context }: Arguments,
  also: Readonly<Record<string, (form: FormData) => Promise<unknown>>> = {},
) {
  const site = context.get(siteContext)
  const form = await request.formData()
  const ticket = { type, uid: params.uid }
  const message = textIn(form, 'message').replaceAll('\r\n', '\n')
  const refuse = (sentence: string) => data<ConversationProblem>({ sentence, message }, { status: 400 })
  const intent = textIn(form, 'intent')
  const further = Object.hasOwn(also, intent) ? also[intent] : undefined
  try {
    if (further) await further(form)
    else if (intent === 'close') await site.api.call(closeTicket, { params: ticket })
    else if (intent === 'read') await site.api.call(readTicket, { params: ticket })
    else {
      const body = newMessage.safeParse({ message })
      if (!body.success) return refuse(body.error.issues[0]?.message ?? '')
      const key = textIn(form, idempotencyFieldName)
      await site.api.call(sendMessage, { params: ticket, body: body.data, ...(key ? { idempotencyKey: key } : {}) })
      await site.api.call(readTicket, { params: ticket })
      site.leaveFlash({ type: 'success', key: 'messageSent' })
    }
  } catch (error) {
    return refuse(problemOf(error, []).formErrors?.[0] ?? '')
  }
  throw redirect(address)
}
