import { lazy } from 'react'
import type { AdminResource } from '../../resource.ts'

export const undeliverableContacts: AdminResource = {
  name: 'undeliverable-contacts',
  roles: ['support', 'admin'],
  list: lazy(() => import('./undeliverable-list.tsx')),
}
