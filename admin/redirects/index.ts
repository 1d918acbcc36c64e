import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

const form = lazy(() => import('./redirect-form.tsx'))

export const redirects: AdminResource = {
  name: 'redirects',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./redirect-list.tsx')),
  edit: form,
  create: form,
}
