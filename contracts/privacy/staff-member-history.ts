import { z } from 'zod'
import { consentKind } from '../accounts/accounts.ts'
import { defineCall } from '../call.ts'
import { isoDateTime, uuid } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'

/** An event in a member's history. It tells what happened, never a text that the member or staff wrote. */
export const memberEvent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('ticket'), date: isoDateTime, ticket: uuid }),
    z.object({ kind: z.literal('discussion'), date: isoDateTime, ticket: uuid, coach: z.string().nullable() }),
    z.object({ kind: z.literal('reading'), date: isoDateTime, ticket: uuid, by: z.string() }),
    z.object({ kind: z.literal('consent-given'), date: isoDateTime, consent: consentKind, version: z.string() }),
    z.object({ kind: z.literal('consent-withdrawn'), date: isoDateTime, consent: consentKind, version: z.string() }),
  ])
  .meta({ id: 'MemberEvent' })
export type MemberEvent = z.output<typeof memberEvent>

export const getMemberHistory = defineCall({
  id: 'getMemberHistory',
  method: 'GET',
  path: '/staff/members/:uid/history',
  summary:
    'Tickets that one member opened; for admins also discussions, their readers other than the coach, and consents',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(z.array(memberEvent)),
})
