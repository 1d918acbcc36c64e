import { exportUser } from '../../../contracts/accounts.ts'
import { siteContext } from '../../context.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { requireViewer } from '../../session/viewer.ts'
import type { Route } from './+types/export'

export const handle: PageFacts = { returnTo: true }

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

/** All that is kept about her, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { payload } = await site.api.call(exportUser, { params: { uid: requireViewer(site).uid } })
  return new Response(JSON.stringify(payload, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="mes-donnees.json"',
      'cache-control': 'private, no-store',
    },
  })
}
