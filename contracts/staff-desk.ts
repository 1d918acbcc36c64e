import { z } from 'zod'
import { defineCall } from './call.ts'
import { uuid } from './forms.ts'
import { presence } from './staff-tickets.ts'

export const followStaffTickets = defineCall({
  id: 'followStaffTickets',
  method: 'GET',
  path: '/staff/tickets/events',
  summary:
    'Server-sent events `tickets` (something changed in what she may list: it is asked for anew, after a break too) and `presence`',
  access: 'staff',
  status: 200,
})

/** Data of the event `presence` of the list: who else of staff is at one ticket, all of them each time. */
export const presenceAtTicket = z.object({ ticket: uuid, others: z.array(presence) })
export type PresenceAtTicket = z.output<typeof presenceAtTicket>
