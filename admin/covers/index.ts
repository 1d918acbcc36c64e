import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Agreements that a colleague answers for a coach who is away. */
export const covers: AdminResource = {
  name: 'covers',
  roles: ['coach', 'admin'],
  list: lazy(() => import('./cover-list.tsx')),
  edit: lazy(() => import('./cover-page.tsx')),
  create: lazy(() => import('./cover-create.tsx')),
}
