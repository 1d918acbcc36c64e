import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** What coaches prove of themselves: they propose it, an admin checks it. */
export const credentials: AdminResource = {
  name: 'credentials',
  roles: ['coach', 'admin'],
  list: lazy(() => import('./credential-list.tsx')),
  edit: lazy(() => import('./credential-edit.tsx')),
  create: lazy(() => import('./credential-create.tsx')),
}
