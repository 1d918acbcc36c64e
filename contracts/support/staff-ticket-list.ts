import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, text, uuid } from '../forms.ts'
import { list, pagingShape, payload } from '../paging.ts'
import { presence, staffMessage } from './staff-tickets.ts'
import { searchText, supportType } from './support.ts'

export const followStaffTickets = defineCall({
  id: 'followStaffTickets',
  method: 'GET',
  path: '/staff/tickets/events',
  summary:
    'Server-sent events `tickets` (the tickets that the caller may list have changed: reload the list, also after a reconnection) and `presence`',
  access: 'staff',
})

/** Highest exact count of a view: above it, the screen shows that there are more. */
export const maxViewCount = 99
const viewCount = z
  .int()
  .min(0)
  .max(maxViewCount + 1)

export const ticketViewCounts = z
  .object({
    open: viewCount,
    mine: viewCount.meta({ description: 'Open tickets assigned to the caller' }),
    unassigned: viewCount,
    waiting: viewCount.meta({ description: 'Open ones in which it is staff’s turn' }),
  })
  .meta({ id: 'TicketViewCounts' })
export type TicketViewCounts = z.output<typeof ticketViewCounts>

export const countStaffTickets = defineCall({
  id: 'countStaffTickets',
  method: 'GET',
  path: '/staff/tickets/counts',
  summary: `How many tickets each view of the list holds, without snoozed ones; ${maxViewCount + 1}: more than ${maxViewCount}`,
  access: 'staff',
  query: z.object({ type: supportType.optional() }),
  answer: payload(ticketViewCounts),
})

/** A found message, with the cursor at which `getStaffTicket` shows it in context. */
export const foundStaffMessage = staffMessage.extend({ cursor: z.string() }).meta({ id: 'FoundStaffMessage' })
export type FoundStaffMessage = z.output<typeof foundStaffMessage>

export const searchStaffMessages = defineCall({
  id: 'searchStaffMessages',
  method: 'GET',
  path: '/staff/tickets/:uid/messages',
  summary: 'Messages and notes that hold every word of `q`, newest first; a page may hold fewer than `length`',
  access: 'staff',
  params: byUuid,
  query: z.object({ ...pagingShape, q: searchText, reason: text(1, 500).optional() }),
  answer: list(foundStaffMessage),
})

/** Data of the list's event `presence`: all other staff present at one ticket, each time in full. */
export const presenceAtTicket = z.object({ ticket: uuid, others: z.array(presence) })
export type PresenceAtTicket = z.output<typeof presenceAtTicket>
