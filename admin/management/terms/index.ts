import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

/** Every text of the terms that the site has shown, for the day when a subscriber asks which one she accepted. */
export const termsVersions: AdminResource = {
  name: 'terms-versions',
  roles: ['admin'],
  list: lazy(() => import('./terms-list.tsx')),
  show: lazy(() => import('./terms-page.tsx')),
}
