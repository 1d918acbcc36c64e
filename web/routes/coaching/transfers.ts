import { listTransfers } from '../../../contracts/transfers.ts'
import { answering, callOf, json } from '../../conversation/answer-resource.ts'
import type { Route } from './+types/transfers'

/** Who would take her discussion over, looked at again by the page's script. */
export const loader = ({ params: { uid }, context }: Route.LoaderArgs): Promise<Response> =>
  answering(async () => json({ transfers: (await callOf(context).call(listTransfers, { params: { uid } })).payload }))
