import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Themes of coaching: on the home page, in the form of a new discussion, and beside each discussion. */
export const coachingThemes: AdminResource = {
  name: 'coaching-themes',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./theme-list.tsx')),
  edit: lazy(() => import('./theme-edit.tsx')),
  create: lazy(() => import('./theme-create.tsx')),
}
