import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** When each of those who answer works, and when she is away. */
export const workingHours: AdminResource = {
  name: 'working-hours',
  roles: ['coach', 'support', 'admin'],
  list: lazy(() => import('./hours-list.tsx')),
  edit: lazy(() => import('./hours-edit.tsx')),
}
