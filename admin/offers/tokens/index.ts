import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

/** Codes of links that lead to a formula. */
export const trafficTokens: AdminResource = {
  name: 'traffic-tokens',
  roles: ['admin'],
  list: lazy(() => import('./token-list.tsx')),
  edit: lazy(() => import('./token-edit.tsx')),
  create: lazy(() => import('./token-create.tsx')),
}
