import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Sheets of coaches: a coach writes their own, an admin publishes each. */
export const coachProfiles: AdminResource = {
  name: 'coach-profiles',
  roles: ['coach', 'admin'],
  list: lazy(() => import('./profile-list.tsx')),
  create: lazy(() => import('./profile-create.tsx')),
  edit: lazy(() => import('./profile-edit.tsx')),
}
