import { relayStaffCall } from '../../admin/relay.ts'
import type { Route } from './+types/api'

export const loader = ({ request, url, context }: Route.LoaderArgs) => relayStaffCall(request, url, context)
export const action = ({ request, url, context }: Route.ActionArgs) => relayStaffCall(request, url, context)
