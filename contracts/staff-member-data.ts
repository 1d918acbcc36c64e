import { z } from 'zod'
import { defineCall } from './call.ts'
import { count, isoDateTime, normalizedEmail, text, uuid } from './forms.ts'
import { payload } from './paging.ts'
import * as staff from './staff.ts'

/** What an erasure of one member takes and leaves. Numbers and kinds only: what she wrote is hers. */
export const memberData = z
  .object({
    uid: uuid,
    erased: z.array(z.object({ title: z.string(), count })),
    kept: z.array(z.object({ title: z.string(), text: z.string(), count: count.nullable() })),
    earliestDateTime: isoDateTime.meta({ description: 'When she would be erased, requested now' }),
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
  status: 200,
  answer: payload(memberData),
})

/** Mails her where she takes her data herself: what she wrote is never given to staff. */
export const offerMemberExport = staff.actionCall(
  'offerMemberExport',
  'members/:uid/offer-export',
  staff.reasonBody,
  memberData,
)

/** `email`: her address, typed again. */
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
