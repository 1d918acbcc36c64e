import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

/** Formulas on sale: price, period, trial and cashback. */
export const formulas: AdminResource = {
  name: 'formulas',
  roles: ['admin'],
  list: lazy(() => import('./formula-list.tsx')),
  edit: lazy(() => import('./formula-edit.tsx')),
  create: lazy(() => import('./formula-create.tsx')),
}
