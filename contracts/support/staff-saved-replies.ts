import { z } from 'zod'
import { defineCall } from '../call.ts'
import { messageText, text, uuid, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { supportType } from './support.ts'

export const fillSavedReply = defineCall({
  id: 'fillSavedReply',
  method: 'GET',
  path: '/staff/tickets/:uid/replies/:reply',
  summary: 'A saved reply with {{prenom}}, {{nom}}, {{sujet}} and {{signature}} filled in for that ticket',
  access: 'staff',
  params: z.object({ uid: uuid, reply: uuid }),
  answer: payload(
    z.object({
      content: z.string(),
      unknown: z.array(z.string()).meta({ description: 'Variables that stand for nothing, left as they were typed' }),
    }),
  ),
})

/** An answer that staff reuse. If `type` is null, it is offered in both areas. */
export const savedReply = z
  .object({ uid: uuid, type: supportType.nullable(), title: z.string(), content: z.string(), version })
  .meta({ id: 'SavedReply' })
export type SavedReply = z.output<typeof savedReply>

const reply = { type: supportType.nullable(), title: text(1, 200), content: messageText }

const newSavedReply = z.strictObject({ ...reply, type: reply.type.default(null) })

const answer = staff.resource({
  path: 'saved-replies',
  one: 'SavedReply',
  many: 'SavedReplies',
  params: staff.byUuid,
  entity: savedReply,
})
export const staffSavedReplies = {
  ...answer.list(['title', 'type', 'uid'], { ...staff.uuidFilter, type: supportType.optional() }),
  ...answer.get(),
  ...answer.create(newSavedReply),
  ...answer.change(reply, staff.readOnlyFields('uid')),
  ...answer.remove(),
}
