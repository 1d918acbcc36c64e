import type { PageFacts } from '../../page-facts/page-facts.ts'
import { describePage, editablePageFacts, loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/privacy'

export const handle: PageFacts = { ...editablePageFacts, title: 'titles.privacy' }

export const loader = (asked: Route.LoaderArgs) => loadSitePage(asked, 'privacy')

export const meta = describePage

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
