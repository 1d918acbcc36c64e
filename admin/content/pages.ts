import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Screens of the magazine that are not the list or the form of a record, by their path below /admin. */
export const contentPages: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  'articles/calendar': lazy(() => import('../articles/calendar/calendar-page.tsx')),
  exchange: lazy(() => import('../exchange/exchange-page.tsx')),
  home: lazy(() => import('../home-page/home-page.tsx')),
  menu: lazy(() => import('../menu/menu-page.tsx')),
}
