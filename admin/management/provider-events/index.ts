import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const providerEvents: AdminResource = {
  name: 'provider-events',
  roles: ['admin'],
  list: lazy(() => import('./event-list.tsx')),
}
