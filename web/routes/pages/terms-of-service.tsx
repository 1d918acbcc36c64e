import type { PageFacts } from '../../page-facts/page-facts.ts'
import { describePage, editablePageFacts, loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/terms-of-service'

export const handle: PageFacts = { ...editablePageFacts, title: 'titles.terms_of_service' }

export const loader = (asked: Route.LoaderArgs) => loadSitePage(asked, 'terms-of-service')

export const meta = describePage

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
