import { commonPasswordSuffixes } from '../../security/common-password-list.ts'
import type { Route } from './+types/common-passwords'

const daySeconds = 86_400

/** The ends of the digests of common passwords that begin so: the password itself never leaves the browser. */
export async function loader({ params }: Route.LoaderArgs) {
  if (!/^[0-9a-f]{3}$/.test(params.prefix)) throw new Response(null, { status: 404 })
  return Response.json(await commonPasswordSuffixes(params.prefix), {
    headers: { 'cache-control': `public, max-age=${daySeconds}` },
  })
}
