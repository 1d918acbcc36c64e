import type { Build } from '../../../contracts/build.ts'
import { siteContext } from '../../context.ts'
import type { Route } from './+types/latest-build'

/** Asked with a timestamp, compared to find a newer build. */
export function loader({ context }: Route.LoaderArgs): Response {
  const build: Build = { id: context.get(siteContext).settings.buildId }
  return Response.json(build, { headers: { 'cache-control': 'no-store' } })
}
