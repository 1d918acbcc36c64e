import { getReceipt } from '../../../contracts/subscriptions/own-payments.ts'
import { siteContext } from '../../context.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { rethrowAsNotFound } from '../../session/not-found.ts'
import type { Route } from './+types/receipt'

export const handle: PageFacts = { returnTo: true }

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(siteContext)
  const file = await rethrowAsNotFound(api.download(getReceipt, { params: { uid: params.uid } }))
  return new Response(await file.arrayBuffer(), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': file.headers.get('content-disposition') ?? 'attachment',
      'cache-control': 'private, no-store',
    },
  })
}
