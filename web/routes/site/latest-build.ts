import type { Build } from '../../../contracts/build.ts'
import { siteContext } from '../../context.ts'
import type { Route } from './+types/latest-build'

/** Id of the server's build, by which pages detect a newer build. Requested with a timestamp. */
export function loader({ context }: Route.LoaderArgs): Response {
  const build: Build = { id: context.get(siteContext).settings.buildId }
  return Response.json(build, { headers: { 'cache-control': 'no-store' } })
}
