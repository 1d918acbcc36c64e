import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

const form = lazy(() => import('./colleague-form.tsx'))

export const colleagues: AdminResource = {
  name: 'staff',
  roles: ['admin'],
  list: lazy(() => import('./colleague-list.tsx')),
  edit: form,
  create: form,
}
