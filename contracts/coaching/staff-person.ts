import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, isoDateTime, slug, text, uuid } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { subscriptionStatus } from '../subscriptions/subscriptions.ts'
import { ticketStatus } from '../support/support.ts'

export const maxNotesLength = 5000

/** A coach's private notes about a member. Version 0: nothing was written yet. */
export const coachNotes = z
  .object({ content: z.string(), modified: isoDateTime.nullable(), version: count })
  .meta({ id: 'CoachNotes' })
export type CoachNotes = z.output<typeof coachNotes>

/** Data about a member for anyone who answers one of their discussions. Contains no payments. */
export const memberCard = z
  .object({
    name: z.string(),
    since: isoDateTime.meta({ description: 'When the account was created' }),
    subscription: z
      .object({ formula: z.string(), status: subscriptionStatus, since: isoDateTime.nullable() })
      .nullable(),
    themes: z.array(z.string()).meta({ description: 'Of these discussions, in the order of the alphabet' }),
    discussions: z
      .array(z.object({ uid: uuid, title: z.string(), status: ticketStatus, modified: isoDateTime }))
      .meta({ description: 'Discussions that the coach may read, latest first' }),
    favorites: z
      .array(z.object({ uid: slug, title: z.string() }))
      .nullable()
      .meta({ description: 'Favourite articles, latest first; null: the member does not show them' }),
    notes: coachNotes,
  })
  .meta({ id: 'MemberCard' })
export type MemberCard = z.output<typeof memberCard>

export const getMemberCard = defineCall({
  id: 'getMemberCard',
  method: 'GET',
  path: '/staff/tickets/:uid/member',
  summary: 'The member of a discussion, and the caller’s notes about them',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(memberCard),
})

export const replaceStaffNotes = defineCall({
  id: 'replaceStaffNotes',
  method: 'PUT',
  path: '/staff/tickets/:uid/member/notes',
  summary: 'One’s own notes about the member of a discussion; empty: none',
  idempotent: true,
  access: 'staff',
  params: staff.byUuid,
  body: z.strictObject({ content: text(0, maxNotesLength), version: count.max(2_147_483_647) }),
  answer: payload(coachNotes),
})
