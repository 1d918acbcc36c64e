import { loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import { visitorPage } from '../../session/visitor-page.ts'
import type { Route } from './+types/legal-notice'

export const handle = visitorPage

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'legal-notice')

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
