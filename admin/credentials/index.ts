import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Credentials on the sheets of coaches: coaches propose them, an admin checks them. */
export const credentials: AdminResource = {
  name: 'credentials',
  roles: ['coach', 'admin'],
  list: lazy(() => import('./credential-list.tsx')),
  edit: lazy(() => import('./credential-edit.tsx')),
  create: lazy(() => import('./credential-create.tsx')),
}
