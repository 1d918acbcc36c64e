import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

export const authors: AdminResource = {
  name: 'authors',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./author-list.tsx')),
  edit: lazy(() => import('./author-edit.tsx')),
  create: lazy(() => import('./author-create.tsx')),
}
