import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const ledgerDifferences: AdminResource = {
  name: 'ledger-differences',
  roles: ['admin'],
  list: lazy(() => import('./difference-list.tsx')),
}
