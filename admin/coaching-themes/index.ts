import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

const form = lazy(() => import('./theme-form.tsx'))

/** Themes of coaching: on the home page, in the form of a new discussion, and beside each discussion. */
export const coachingThemes: AdminResource = {
  name: 'coaching-themes',
  roles: ['editor', 'admin'],
  list: lazy(() => import('./theme-list.tsx')),
  edit: form,
  create: form,
}
