import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** The library of pictures and documents. */
export const media: AdminResource = {
  name: 'media',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./media-list.tsx')),
  edit: lazy(() => import('./media-edit.tsx')),
}
