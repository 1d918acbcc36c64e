import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { uuid } from '../../contracts/forms.ts'
import { type Attachment, maxAttachmentsPerMessage, uploadAttachment } from '../../contracts/support/attachments.ts'
import {
  closeTicket,
  markTicketRead,
  newMessage,
  type SupportType,
  sendMessage,
} from '../../contracts/support/support.ts'
import { HttpUnauthorizedError } from '../api/errors.ts'
import { endAccess } from '../contact/access.ts'
import { siteContext } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { extractFiles, filesShape } from '../forms/extract-files.ts'
import { readFormData } from '../forms/form-data.ts'
import { idempotencyFieldName } from '../forms/idempotency.ts'
import { t } from '../i18n/index.ts'

/** Fields of all forms of a conversation: write, close, mark as read, consent, and answer a transfer. */
const conversationForm = z.object({
  intent: z.string().optional(),
  message: z.string().optional(),
  attached: z.array(z.string()).max(maxAttachmentsPerMessage).optional(),
  consent: z.string().optional(),
  transfer: z.string().optional(),
  ...filesShape,
})

interface Arguments {
  request: Request
  params: { uid: string }
  context: Readonly<RouterContextProvider>
}

/** Problem of a form sent without a script, with the typed text. */
export interface ConversationProblem {
  sentence: string
  message: string
  /** uploaded files: they need not be sent again */
  attachments: readonly Attachment[]
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const attachedIn = (form: FormData): string[] =>
  form.getAll('attached').filter((uid): uid is string => uuid.safeParse(uid).success)

/**
 * Handles the forms of a conversation: write, close, mark as read.
 * @param also further intents of one kind of conversation
 */
export async function conversationAction(
  type: SupportType,
  address: string,
  { request, params, context }: Arguments,
  also: Readonly<Record<string, (form: FormData) => Promise<unknown>>> = {},
) {
  const site = context.get(siteContext)
  const form = await readFormData(request, conversationForm)
  const ticket = { type, uid: params.uid }
  const message = textIn(form, 'message')
  const attachments: Attachment[] = []
  const refuse = (sentence: string) => data<ConversationProblem>({ sentence, message, attachments }, { status: 400 })
  const intent = textIn(form, 'intent')
  const further = Object.hasOwn(also, intent) ? also[intent] : undefined
  try {
    if (further) await further(form)
    else if (intent === 'close') await site.api.call(closeTicket, { params: ticket })
    else if (intent === 'read') await site.api.call(markTicketRead, { params: ticket })
    else {
      const key = textIn(form, idempotencyFieldName)
      const files = extractFiles(form)
      const before = attachedIn(form)
      if (files.length + before.length > maxAttachmentsPerMessage) return refuse(t('attachments.too_many_chosen'))
      for (const [place, file] of files.entries()) {
        const input = { params: ticket, file, idempotencyKey: `${key.slice(0, 100)}/${place}` }
        attachments.push((await site.api.upload(uploadAttachment, input)).payload)
      }
      const body = newMessage.safeParse({ message, attachments: [...before, ...attachments.map(({ uid }) => uid)] })
      if (!body.success) return refuse(body.error.issues[0]?.message ?? '')
      await site.api.call(sendMessage, { params: ticket, body: body.data, ...(key ? { idempotencyKey: key } : {}) })
      await site.api.call(markTicketRead, { params: ticket })
      site.leaveFlash({ type: 'success', key: 'messageSent' })
    }
  } catch (error) {
    // The mailed link was revoked, in another tab or by support.
    if (type === 'contact' && error instanceof HttpUnauthorizedError) throw endAccess(context)
    return refuse(problemOf(error, []).formErrors?.[0] ?? '')
  }
  throw redirect(address)
}
