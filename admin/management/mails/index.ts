import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const mails: AdminResource = {
  name: 'mails',
  // Support colleagues get here from a member's sheet, and see only that member's mails.
  roles: ['support', 'admin'],
  list: lazy(() => import('./mail-list.tsx')),
  show: lazy(() => import('./mail-page.tsx')),
}
