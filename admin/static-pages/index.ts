import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Pages beside the magazine: about, terms, legal notice. */
export const staticPages: AdminResource = {
  name: 'pages',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./page-list.tsx')),
  edit: lazy(() => import('./page-edit.tsx')),
}
