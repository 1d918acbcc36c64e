import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

export const redirects: AdminResource = {
  name: 'redirects',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./redirect-list.tsx')),
  edit: lazy(() => import('./redirect-edit.tsx')),
  create: lazy(() => import('./redirect-create.tsx')),
}
