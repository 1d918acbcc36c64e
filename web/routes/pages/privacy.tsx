import { loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import { visitorPage } from '../../session/visitor-page.ts'
import type { Route } from './+types/privacy'

export const handle = visitorPage

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'privacy')

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
