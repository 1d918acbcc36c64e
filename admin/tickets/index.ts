import { lazy } from 'react'

/** Conversations: the help desk's tickets and the coaches' discussions. */
export const tickets = {
  name: 'tickets',
  list: lazy(() => import('./ticket-list.tsx')),
  show: lazy(() => import('./ticket-page.tsx')),
}
