import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

const form = lazy(() => import('./author-form.tsx'))

export const authors: AdminResource = {
  name: 'authors',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./author-list.tsx')),
  edit: form,
  create: form,
}
