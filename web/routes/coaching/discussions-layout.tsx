import { DiscussionsView } from '../../coaching/discussions-view.tsx'
import { loadList } from '../../coaching/load-list.ts'
import { siteContext } from '../../context.ts'
import { coachingGuards } from '../../session/guards.ts'
import type { Route } from './+types/discussions-layout'
import './discussions-layout.css'

export const middleware: Route.MiddlewareFunction[] = coachingGuards

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(context.get(siteContext), url)

export default function DiscussionsLayout({ loaderData }: Route.ComponentProps) {
  return <DiscussionsView loaded={loaderData} />
}
