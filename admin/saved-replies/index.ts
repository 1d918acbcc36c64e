import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Saved replies, which may contain variables. */
export const savedReplies: AdminResource = {
  name: 'saved-replies',
  roles: ['coach', 'support', 'admin'],
  list: lazy(() => import('./saved-reply-list.tsx')),
  edit: lazy(() => import('./saved-reply-edit.tsx')),
  create: lazy(() => import('./saved-reply-create.tsx')),
}
