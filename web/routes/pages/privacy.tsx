import { visitorPage } from '../../session/visitor-page.ts'
import type { Route } from './+types/privacy'
import { loadSitePage, SitePageView } from './site-page.tsx'

export const handle = visitorPage

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'privacy')

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
