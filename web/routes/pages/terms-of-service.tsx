import { openPage, type PageFacts } from '../../page-facts/page-facts.ts'
import { loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/terms-of-service'

export const handle: PageFacts = { ...openPage, title: 'titles.terms_of_service' }

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'terms-of-service')

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
