import { relay } from '../../relay/relay.ts'
import type { Route } from './+types/relay'

export const loader = ({ request, url, context }: Route.LoaderArgs) => relay(request, url, context)
export const action = ({ request, url, context }: Route.ActionArgs) => relay(request, url, context)
