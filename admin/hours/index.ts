import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Working hours and absences of those who answer. */
export const workingHours: AdminResource = {
  name: 'working-hours',
  roles: ['coach', 'support', 'admin'],
  list: lazy(() => import('./hours-list.tsx')),
  edit: lazy(() => import('./hours-edit.tsx')),
}
