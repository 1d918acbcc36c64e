import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Voices of members: an admin approves or declines, and nobody edits. */
export const voices: AdminResource = {
  name: 'voices',
  roles: ['admin'],
  list: lazy(() => import('./voice-list.tsx')),
  edit: lazy(() => import('./voice-page.tsx')),
}
