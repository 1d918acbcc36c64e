import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

const form = lazy(() => import('./category-form.tsx'))

export const categories: AdminResource = {
  name: 'categories',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./category-list.tsx')),
  edit: form,
  create: form,
}
