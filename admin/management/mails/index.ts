import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const mails: AdminResource = {
  name: 'mails',
  // Support colleagues come here from a member's sheet, for that member's mails only.
  roles: ['support', 'admin'],
  list: lazy(() => import('./mail-list.tsx')),
  show: lazy(() => import('./mail-page.tsx')),
}
