import { visitorPage } from '../../session/visitor-page.ts'
import type { Route } from './+types/about'
import { loadSitePage, SitePageView } from './site-page.tsx'

export const handle = visitorPage

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'about')

export default function About({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
