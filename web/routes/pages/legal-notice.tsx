import { openPage, type PageFacts } from '../../page-facts/page-facts.ts'
import { loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/legal-notice'

export const handle: PageFacts = { ...openPage, title: 'titles.legal_notice' }

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'legal-notice')

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
