import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const audit: AdminResource = {
  name: 'audit',
  roles: ['admin'],
  list: lazy(() => import('./audit-list.tsx')),
}
