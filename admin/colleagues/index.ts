import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

export const colleagues: AdminResource = {
  name: 'staff',
  roles: ['admin'],
  list: lazy(() => import('./colleague-list.tsx')),
  edit: lazy(() => import('./colleague-edit.tsx')),
  create: lazy(() => import('./colleague-create.tsx')),
}
