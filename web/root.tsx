import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { timeZone as paris } from '../contracts/text/paris.ts'
import type { Route } from './+types/root'
import { type Site, siteContext } from './context.ts'
import { noChoices, readChoices } from './discretion/device-choices.ts'
import { WayOut } from './discretion/way-out.tsx'
import { FailureNotice } from './hydrated/failure-notice.tsx'
import { HydratedEffects } from './hydrated/hydrated-effects.tsx'
import { keepPage } from './hydrated/keep-page.ts'
import { t } from './i18n/index.ts'
import { Document } from './layout/document.tsx'
import { ErrorScreen } from './layout/error-screen.tsx'
import { BreadcrumbTrail } from './layout/navigation/breadcrumb-trail.tsx'
import { trailOf } from './layout/navigation/breadcrumbs.ts'
import type { ReaderData, SiteData } from './layout/site-data.ts'
import type { PageTable } from './page-facts/page-table.ts'
import { usePageFacts } from './page-facts/use-page-facts.ts'
import { pageDescription } from './seo/page-description.ts'
import { searchTextOf } from './seo/search-text.ts'
import { followRedirect } from './session/follow-redirect.ts'
import { answerScript, loadAsDocument } from './session/headers/script-answers.ts'
import { loadTimeZone } from './session/load-time-zone.ts'
import { loadUnread } from './session/load-unread.ts'
import { refreshSession, refuseCrossSite } from './session/middleware.ts'
import { Snackbars } from './snackbar/snackbars.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  answerScript,
  refuseCrossSite,
  refreshSession,
  followRedirect,
  loadAsDocument,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

/** The user's choices on pages with the quick-exit button. Shared pages must not depend on them. */
const discretionFor = (request: Request, url: URL, pages: PageTable) =>
  pages.at(url.pathname)?.facts.exit ? readChoices(request.headers.get('cookie')) : noChoices

/** Reader data of shared pages, which have placeholders instead. */
const ofNoReader: ReaderData = { viewer: null, unread: 0, timeZone: paris, flashes: [], metadataChange: null }

async function ofReader(site: Site): Promise<ReaderData> {
  const [unread, timeZone] = await Promise.all([loadUnread(site), loadTimeZone(site)])
  const { viewer, flashes, metadataChange } = site
  return { viewer, unread, timeZone, flashes, metadataChange }
}

export async function loader({ context, request, url }: Route.LoaderArgs): Promise<SiteData> {
  const site = context.get(siteContext)
  const [settingsOfOwner, personal] = await Promise.all([
    site.publicSettings(),
    site.shared ? ofNoReader : ofReader(site),
  ])
  const {
    name: siteName,
    contactPage: _contact,
    aboutImage: _about,
    pageTexts: _texts,
    debits: _debits,
    searchTexts,
    ...publicSettings
  } = settingsOfOwner
  const { audience, settings } = site
  const { publicUrl, trackerId, demoNotice, buildId, buildCheckSeconds } = settings
  const shown = {
    ...personal,
    audience,
    shared: site.shared !== undefined,
    siteName,
    search: searchTextOf(searchTexts, url.pathname),
    ...publicSettings,
    publicUrl,
    trackerId,
    demoNotice,
    buildId,
    buildCheckSeconds,
    discretion: discretionFor(request, url, site.pages),
  }
  return { ...shown, trail: trailOf(url.pathname, site.pages) }
}

/** Description of pages that have none of their own. */
export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  pageDescription({ description: loaderData?.search.description || t('feeds.description') })

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { unsent } = usePageFacts()
  return (
    <Snackbars flashes={loaderData.flashes}>
      <HydratedEffects />
      <BreadcrumbTrail />
      <main id="contenu" tabIndex={-1} data-unsent={unsent && t(unsent)}>
        <Outlet />
      </main>
      <FailureNotice />
      <WayOut />
    </Snackbars>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
