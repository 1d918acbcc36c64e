import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Colleagues and their roles. */
export const colleagues: AdminResource = {
  name: 'staff',
  roles: ['admin'],
  list: lazy(() => import('./colleague-list.tsx')),
  edit: lazy(() => import('./colleague-edit.tsx')),
  create: lazy(() => import('./colleague-create.tsx')),
}
