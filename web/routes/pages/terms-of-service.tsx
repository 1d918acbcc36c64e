import { loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import { visitorPage } from '../../session/visitor-page.ts'
import type { Route } from './+types/terms-of-service'

export const handle = visitorPage

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'terms-of-service')

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
