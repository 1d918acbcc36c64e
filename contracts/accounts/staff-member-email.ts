import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, normalizedEmail, text } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'

/** An email change that staff requested for a member. */
export const requestedEmailChange = z
  .object({
    email: z.string(),
    expirationDateTime: isoDateTime.meta({
      description: 'The change takes place then, if the new address confirmed it and the present one did not stop it',
    }),
  })
  .meta({ id: 'RequestedEmailChange' })

export const changeMemberEmail = staff.actionCall(
  'changeMemberEmail',
  'members/:uid/change-email',
  z.strictObject({ email: normalizedEmail, reason: text(1, 500) }),
  requestedEmailChange,
)

export const memberEmail = z
  .object({
    change: z
      .object({
        email: z.string(),
        requestedDateTime: isoDateTime,
        expirationDateTime: isoDateTime.meta({
          description: 'The links work until then; a delayed change takes place then',
        }),
        currentConfirmed: z.boolean(),
        nextConfirmed: z.boolean(),
        delayed: z
          .boolean()
          .meta({ description: 'The present address is not waited for: it can stop the change until then' }),
      })
      .nullable()
      .meta({ description: 'Requested, and neither made nor out of date' }),
  })
  .meta({ id: 'MemberEmail' })
export type MemberEmail = z.output<typeof memberEmail>

export const getMemberEmail = defineCall({
  id: 'getMemberEmail',
  method: 'GET',
  path: '/staff/members/:uid/email',
  summary: 'A change of one member’s e-mail address that waits',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(memberEmail),
})

/** Cancels a change requested by mistake, or by an impostor. */
export const cancelMemberEmailChange = staff.actionCall(
  'cancelMemberEmailChange',
  'members/:uid/cancel-email-change',
  staff.reasonBody,
  memberEmail,
)
