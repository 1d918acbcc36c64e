import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Role } from '../contracts/accounts/roles.ts'
import { findMenuPlace, menuOf } from './navigation/menu.ts'

type Page = LazyExoticComponent<ComponentType>

const figures = lazy(() => import('./management/figures/figures-page.tsx'))

/** Screens other than a resource's list, page and forms, by their path below /admin. */
export const pages: Readonly<Record<string, Page>> = {
  'articles/calendar': lazy(() => import('./articles/calendar/calendar-page.tsx')),
  'articles/review': lazy(() => import('./articles/list/review-list.tsx')),
  caseload: lazy(() => import('./tickets/inbox/own-page.tsx')),
  'contact-page': lazy(() => import('./site-frame/contact-page.tsx')),
  departure: lazy(() => import('./departure/departure-page.tsx')),
  disputes: lazy(() => import('./management/disputes/dispute-list.tsx')),
  exchange: lazy(() => import('./exchange/exchange-page.tsx')),
  figures,
  'figures/answers': figures,
  'figures/money': figures,
  'figures/readings': figures,
  home: lazy(() => import('./home-page/home-page.tsx')),
  'late-answers': lazy(() => import('./late-answers/late-answers-page.tsx')),
  'legal-facts': lazy(() => import('./legal-facts/legal-facts-page.tsx')),
  'mail-texts': lazy(() => import('./management/mail-texts/mail-text-list.tsx')),
  'mail-texts/:uid': lazy(() => import('./management/mail-texts/mail-text-page.tsx')),
  me: lazy(() => import('./navigation/me-page.tsx')),
  menu: lazy(() => import('./menu/menu-page.tsx')),
  navigation: lazy(() => import('./site-frame/navigation-page.tsx')),
  'new-request': lazy(() => import('./tickets/new-request/new-request-page.tsx')),
  opening: lazy(() => import('./opening/opening-page.tsx')),
  'page-texts': lazy(() => import('./site-frame/page-texts-page.tsx')),
  'privacy-register': lazy(() => import('./privacy-register/privacy-register-page.tsx')),
  refunds: lazy(() => import('./management/payments/refund-list.tsx')),
  'search-texts': lazy(() => import('./site-frame/search-page.tsx')),
  settings: lazy(() => import('./site-settings/site-settings-page.tsx')),
  'ticket-report': lazy(() => import('./ticket-report/ticket-report-page.tsx')),
  today: lazy(() => import('./management/today/today-page.tsx')),
}

/** Pages outside of the menu's entries, with the roles that may open them; undefined: every role. */
export const pageRoles: Readonly<Record<string, readonly Role[] | undefined>> = {
  caseload: ['coach'],
  credentials: ['coach', 'admin'],
  departure: ['admin'],
  me: undefined,
  'new-request': ['support', 'admin'],
}

/** @returns a test for the lists and pages that these roles may open: those in their menu, and those that `pageRoles` allows */
export function mayOpenAs(held: readonly Role[]): (path: string) => boolean {
  const menu = menuOf(held)
  return (path) =>
    path in pageRoles
      ? (pageRoles[path]?.some((role) => held.includes(role)) ?? true)
      : findMenuPlace(menu, `/${path}`)?.tab.path === path.replace('/:uid', '')
}

/** Pages that these roles may open. */
export function pagesOf(held: readonly Role[]): readonly [path: string, page: Page][] {
  const mayOpen = mayOpenAs(held)
  return Object.entries(pages).filter(([path]) => mayOpen(path))
}
