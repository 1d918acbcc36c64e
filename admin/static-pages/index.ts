import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

const form = lazy(() => import('./page-form.tsx'))

/** Pages outside the magazine: about, terms, legal notice, and those that editors make. */
export const staticPages: AdminResource = {
  name: 'pages',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./page-list.tsx')),
  create: form,
  edit: form,
}
