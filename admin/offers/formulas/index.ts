import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

const form = lazy(() => import('./formula-form.tsx'))

/** Formulas on sale: price, period, trial and cashback. */
export const formulas: AdminResource = {
  name: 'formulas',
  roles: ['admin'],
  list: lazy(() => import('./formula-list.tsx')),
  edit: form,
  create: form,
}
