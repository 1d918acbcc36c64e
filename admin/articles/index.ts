import { lazy } from 'react'
import type { AdminResource } from '../resource.ts'

/** Articles: their list, and the editor, which is loaded when one is opened. */
export const articles: AdminResource = {
  name: 'articles',
  roles: ['writer', 'editor', 'admin'],
  list: lazy(() => import('./list/article-list.tsx')),
  edit: lazy(() => import('./editor/edit-article-page.tsx')),
  create: lazy(() => import('./editor/create-article-page.tsx')),
}
