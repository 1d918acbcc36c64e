import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, isoDateTime, normalizedEmail, text, uuid } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'

/** Effects of erasing a member: numbers and kinds only, never what the member wrote. */
export const memberData = z
  .object({
    uid: uuid,
    erased: z.array(z.object({ title: z.string(), count })),
    kept: z.array(z.object({ title: z.string(), text: z.string(), count: count.nullable() })),
    earliestDateTime: isoDateTime.meta({ description: 'When the member would be erased if requested now' }),
    erasure: z
      .object({
        dueDateTime: isoDateTime,
        stoppable: z.boolean().meta({ description: 'Staff requested it, and nothing else asks for it meanwhile' }),
      })
      .nullable(),
  })
  .meta({ id: 'MemberData' })
export type MemberData = z.output<typeof memberData>

export const getMemberData = defineCall({
  id: 'getMemberData',
  method: 'GET',
  path: '/staff/members/:uid/data',
  summary: 'What an erasure of one member takes, what the law keeps, and an erasure that waits',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(memberData),
})

/** Mails the member a link to download their data: staff never get what a member wrote. */
export const offerMemberExport = staff.actionCall(
  'offerMemberExport',
  'members/:uid/offer-export',
  staff.reasonBody,
  memberData,
)

/** `email`: the member's address, typed again. */
export const requestMemberErasure = staff.actionCall(
  'requestMemberErasure',
  'members/:uid/request-erasure',
  z.strictObject({ email: normalizedEmail, reason: text(1, 500) }),
  memberData,
)

export const cancelMemberErasure = staff.actionCall(
  'cancelMemberErasure',
  'members/:uid/cancel-erasure',
  staff.reasonBody,
  memberData,
)
