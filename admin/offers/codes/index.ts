import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

const form = lazy(() => import('./code-form.tsx'))

/** Codes that reduce the price of periods. */
export const codes: AdminResource = {
  name: 'codes',
  roles: ['admin'],
  list: lazy(() => import('./code-list.tsx')),
  edit: form,
  create: form,
}
