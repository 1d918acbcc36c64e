import { uuid } from '../../../contracts/forms.ts'
import { listStaffTickets } from '../../../contracts/staff-tickets.ts'
import { relayStaffCall } from '../../admin/relay.ts'
import { answering, callOf, json, privately } from '../../conversation/answer-resource.ts'
import type { Route } from './+types/attachments'

/** May she send files there? The server asks before it takes in more than a form. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  answering(async () => {
    if (!uuid.safeParse(params.uid).success) return json({}, 404)
    const { payload } = await callOf(context).call(listStaffTickets, { query: { filter: { uid: [params.uid] } } })
    return payload.length === 1 ? new Response(null, { status: 204, headers: privately }) : json({}, 404)
  })

export const action = ({ request, url, context }: Route.ActionArgs) => relayStaffCall(request, url, context)
