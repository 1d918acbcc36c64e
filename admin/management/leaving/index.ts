import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const leavingAnswers: AdminResource = {
  name: 'leaving-answers',
  roles: ['admin'],
  list: lazy(() => import('./leaving-list.tsx')),
}
