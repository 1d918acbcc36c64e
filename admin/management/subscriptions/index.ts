import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const subscriptions: AdminResource = {
  name: 'subscriptions',
  roles: ['admin'],
  list: lazy(() => import('./subscription-list.tsx')),
}
