import { visitorPage } from '../../session/visitor-page.ts'
import type { Route } from './+types/cookies'
import { loadSitePage, SitePageView } from './site-page.tsx'

export const handle = visitorPage

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'cookies')

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
