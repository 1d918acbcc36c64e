import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const mails: AdminResource = {
  name: 'mails',
  roles: ['admin'],
  list: lazy(() => import('./mail-list.tsx')),
  show: lazy(() => import('./mail-page.tsx')),
}
