import { visitorPage } from '../../session/visitor-page.ts'
import type { Route } from './+types/legal-notice'
import { loadSitePage, SitePageView } from './site-page.tsx'

export const handle = visitorPage

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'legal-notice')

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
