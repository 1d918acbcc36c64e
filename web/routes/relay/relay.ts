import type { PageFacts } from '../../page-facts/page-facts.ts'
import { relay } from '../../relay/relay.ts'
import { relayedFiles } from '../../relay/relayed-files.ts'
import type { Route } from './+types/relay'

export const handle: PageFacts = { uncrawled: true, files: relayedFiles }

export const loader = ({ request, url, context }: Route.LoaderArgs) => relay(request, url, context)
export const action = ({ request, url, context }: Route.ActionArgs) => relay(request, url, context)
