import { redirect } from 'react-router'
import { exportUser, exportUserArchive } from '../../../contracts/accounts/accounts.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { siteContext } from '../../context.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { requireViewer } from '../../session/viewer.ts'
import type { Route } from './+types/export'

export const handle: PageFacts = { returnTo: true }

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

/** All data of the user as a file; `?archive`: a zip with the user's files, which the relay streams. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const params = { uid: requireViewer(site).uid }
  if (url.searchParams.has('archive')) {
    return redirect(relayAddressOf(exportUserArchive, params), { headers: privateHeaders })
  }
  const { payload } = await site.api.call(exportUser, { params })
  return new Response(JSON.stringify(payload, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="mes-donnees.json"',
      'cache-control': 'private, no-store',
    },
  })
}
