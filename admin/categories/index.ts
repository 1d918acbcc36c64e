import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

export const categories: AdminResource = {
  name: 'categories',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./category-list.tsx')),
  edit: lazy(() => import('./category-edit.tsx')),
  create: lazy(() => import('./category-create.tsx')),
}
