import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Pages outside the magazine: about, terms, legal notice, and those that editors make. */
export const staticPages: AdminResource = {
  name: 'pages',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./page-list.tsx')),
  create: lazy(() => import('./page-create.tsx')),
  edit: lazy(() => import('./page-edit.tsx')),
}
