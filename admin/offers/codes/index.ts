import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

/** Codes that reduce the price of periods. */
export const codes: AdminResource = {
  name: 'codes',
  roles: ['admin'],
  list: lazy(() => import('./code-list.tsx')),
  edit: lazy(() => import('./code-edit.tsx')),
  create: lazy(() => import('./code-create.tsx')),
}
