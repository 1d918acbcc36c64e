import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Screens of the management that are not the list or the form of a record, by their path below /admin. */
export const managementPages: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  today: lazy(() => import('./today/today-page.tsx')),
}
