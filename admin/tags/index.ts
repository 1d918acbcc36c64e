import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

const form = lazy(() => import('./tag-form.tsx'))

export const tags: AdminResource = {
  name: 'tags',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./tag-list.tsx')),
  edit: form,
  create: form,
}
