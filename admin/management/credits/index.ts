import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const credits: AdminResource = {
  name: 'credits',
  roles: ['admin'],
  list: lazy(() => import('./credit-list.tsx')),
}
