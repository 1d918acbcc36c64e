import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

/** Access codes: traffic tokens in links that select a formula. */
export const trafficTokens: AdminResource = {
  name: 'traffic-tokens',
  roles: ['admin'],
  list: lazy(() => import('./token-list.tsx')),
  edit: lazy(() => import('./token-edit.tsx')),
  create: lazy(() => import('./token-create.tsx')),
}
