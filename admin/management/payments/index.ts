import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const payments: AdminResource = {
  name: 'payments',
  roles: ['admin'],
  list: lazy(() => import('./payment-list.tsx')),
}
