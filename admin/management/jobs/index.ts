import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const jobs: AdminResource = {
  name: 'jobs',
  roles: ['admin'],
  list: lazy(() => import('./job-list.tsx')),
}
