import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'
import { type TicketFilter, ticketQuery } from './list/ticket-filter.ts'

/** Conversations: the help desk's tickets and the coaches' discussions. */
export const tickets: AdminResource = {
  name: 'tickets',
  roles: ['coach', 'support', 'admin'],
  // The list's route shows conversations too, so that the list stays beside them.
  list: lazy(() => import('./inbox/inbox-page.tsx')),
  query: ({ filter = {}, sort, pagination }) => ticketQuery(filter as TicketFilter, sort, pagination),
  readsFromList: true,
}
