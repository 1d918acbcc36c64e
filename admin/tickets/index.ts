import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Conversations: the help desk's tickets and the coaches' discussions. */
export const tickets: AdminResource = {
  name: 'tickets',
  roles: ['coach', 'support', 'admin'],
  // The list's route shows conversations too, so that the list stays beside them.
  list: lazy(() => import('./inbox/inbox-page.tsx')),
}
