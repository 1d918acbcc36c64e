import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const setAsideMails: AdminResource = {
  name: 'set-aside-mails',
  roles: ['support', 'admin'],
  list: lazy(() => import('./set-aside-list.tsx')),
}
