import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const members: AdminResource = {
  name: 'members',
  roles: ['support', 'admin'],
  list: lazy(() => import('./member-list.tsx')),
  show: lazy(() => import('./member-page.tsx')),
}
