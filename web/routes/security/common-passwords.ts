import { listCommonPasswords } from '../../../contracts/accounts/session.ts'
import { siteContext } from '../../context.ts'
import type { Route } from './+types/common-passwords'

const daySeconds = 86_400

/** Suffixes of leaked passwords' digests with this prefix: the password never leaves the browser. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[0-9a-f]{3}$/.test(params.prefix)) throw new Response(null, { status: 404 })
  const { prefix } = params
  const { payload } = await context.get(siteContext).api.call(listCommonPasswords, { params: { prefix } })
  return Response.json(payload, {
    headers: { 'cache-control': `public, max-age=${daySeconds}` },
  })
}
