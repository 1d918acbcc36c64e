import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

const form = lazy(() => import('./saved-reply-form.tsx'))

/** Saved replies, which may contain variables. */
export const savedReplies: AdminResource = {
  name: 'saved-replies',
  roles: ['coach', 'support', 'admin'],
  list: lazy(() => import('./saved-reply-list.tsx')),
  edit: form,
  create: form,
}
