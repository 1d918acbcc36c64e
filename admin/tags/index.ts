import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

export const tags: AdminResource = {
  name: 'tags',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./tag-list.tsx')),
  edit: lazy(() => import('./tag-edit.tsx')),
  create: lazy(() => import('./tag-create.tsx')),
}
