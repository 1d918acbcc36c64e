import { openPage, type PageFacts } from '../../page-facts/page-facts.ts'
import { loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/privacy'

export const handle: PageFacts = { ...openPage, title: 'titles.privacy' }

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'privacy')

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
