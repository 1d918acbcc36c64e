import type { PageFacts } from '../../page-facts/page-facts.ts'
import { describePage, editablePageFacts, loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/privacy'

export const handle: PageFacts = { ...editablePageFacts, title: 'titles.privacy' }

export const loader = (asked: Route.LoaderArgs) => loadSitePage(asked, 'privacy')

export function meta(shown: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(shown)
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
