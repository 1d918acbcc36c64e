import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/root'
import { siteContext } from './context.ts'
import { HydratedEffects } from './hydrated/hydrated-effects.tsx'
import { documentTitle } from './i18n/titles.ts'
import { BreadcrumbTrail } from './layout/breadcrumb-trail.tsx'
import { Document } from './layout/document.tsx'
import { ErrorScreen } from './layout/error-screen.tsx'
import { pageNameOf } from './layout/page-name.ts'
import { keepSession, refuseCrossSite } from './session/middleware.ts'
import { Snackbars } from './snackbar/snackbars.tsx'
import './i18n/index.ts'
import './styles/app.css'

export const middleware: Route.MiddlewareFunction[] = [refuseCrossSite, keepSession]

export function loader({ context }: Route.LoaderArgs) {
  const { settings, viewer, flashes } = context.get(siteContext)
  const { houseName, publicUrl, trackerId, demo, buildId, buildCheckSeconds } = settings
  return { viewer, flashes, houseName, publicUrl, trackerId, demo, buildId, buildCheckSeconds }
}

/** Site title, a dash, the page's title from the translation key for the path. */
export function meta({ loaderData, location, matches, error }: Route.MetaArgs): Route.MetaDescriptors {
  const houseName = loaderData?.houseName ?? 'Éclore'
  const path = error ? '*' : location.pathname
  return [{ title: documentTitle(houseName, path, pageNameOf(matches.at(-1)?.loaderData)) }]
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Snackbars flashes={loaderData.flashes}>
      <HydratedEffects />
      <BreadcrumbTrail />
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
    </Snackbars>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
