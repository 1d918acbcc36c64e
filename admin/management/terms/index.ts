import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

/** Every version of the terms that the site has shown: staff can find the one that a subscriber accepted. */
export const termsVersions: AdminResource = {
  name: 'terms-versions',
  roles: ['admin'],
  list: lazy(() => import('./terms-list.tsx')),
  show: lazy(() => import('./terms-page.tsx')),
}
