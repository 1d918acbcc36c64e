import { loadList } from '../../coaching/load-list.ts'
import { siteContext } from '../../context.ts'
import type { Route } from './+types/list'

/** The user's list, reloaded by the page's script. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const list = await loadList(context.get(siteContext), url)
  return Response.json(list, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
}
