import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Screens of those who manage or answer that are not the list or the form of a record, by their path below /admin. */
export const managementPages: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  caseload: lazy(() => import('../caseload/caseload-page.tsx')),
  'ticket-report': lazy(() => import('../ticket-report/ticket-report-page.tsx')),
  me: lazy(() => import('../navigation/me-page.tsx')),
  departure: lazy(() => import('../departure/departure-page.tsx')),
  'new-request': lazy(() => import('../tickets/new-request/new-request-page.tsx')),
  figures: lazy(() => import('./figures/figures-page.tsx')),
  'mail-texts': lazy(() => import('./mail-texts/mail-text-list.tsx')),
  'mail-texts/:uid': lazy(() => import('./mail-texts/mail-text-page.tsx')),
  today: lazy(() => import('./today/today-page.tsx')),
}
