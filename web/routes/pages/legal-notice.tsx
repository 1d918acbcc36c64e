import type { PageFacts } from '../../page-facts/page-facts.ts'
import { describePage, editablePageFacts, loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/legal-notice'

export const handle: PageFacts = { ...editablePageFacts, title: 'titles.legal_notice' }

export const loader = (asked: Route.LoaderArgs) => loadSitePage(asked, 'legal-notice')

export const meta = describePage

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
