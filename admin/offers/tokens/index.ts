import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

const form = lazy(() => import('./token-form.tsx'))

/** Access codes: traffic tokens in links that select a formula. */
export const trafficTokens: AdminResource = {
  name: 'traffic-tokens',
  roles: ['admin'],
  list: lazy(() => import('./token-list.tsx')),
  edit: form,
  create: form,
}
