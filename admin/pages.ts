import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Every screen about the site itself, for admins. */
export const pages: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  opening: lazy(() => import('./opening/opening-page.tsx')),
  'privacy-register': lazy(() => import('./privacy-register/privacy-register-page.tsx')),
  'late-answers': lazy(() => import('./late-answers/late-answers-page.tsx')),
  settings: lazy(() => import('./site-settings/site-settings-page.tsx')),
  navigation: lazy(() => import('./site-frame/navigation-page.tsx')),
  'contact-page': lazy(() => import('./site-frame/contact-page.tsx')),
  'search-texts': lazy(() => import('./site-frame/search-page.tsx')),
  'legal-facts': lazy(() => import('./legal-facts/legal-facts-page.tsx')),
}
