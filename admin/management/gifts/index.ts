import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const gifts: AdminResource = {
  name: 'gifts',
  roles: ['admin'],
  list: lazy(() => import('./gift-list.tsx')),
  show: lazy(() => import('./gift-page.tsx')),
}
