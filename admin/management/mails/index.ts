import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const mails: AdminResource = {
  name: 'mails',
  // Support reads one member's, from the member's sheet.
  roles: ['support', 'admin'],
  list: lazy(() => import('./mail-list.tsx')),
  show: lazy(() => import('./mail-page.tsx')),
}
