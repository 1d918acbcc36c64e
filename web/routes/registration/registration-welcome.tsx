import { siteContext } from '../../context.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { loadRegistrationOutcome, RegistrationOutcome } from '../../payment/outcome/registration-outcome.tsx'
import { notFound } from '../../session/not-found.ts'
import type { Route } from './+types/registration-welcome'

export const handle: PageFacts = { exit: true, shortFooter: true, title: 'titles.registration_welcome' }

const results = ['', 'success', 'failure']

export function loader({ context, params: { result = '' }, request }: Route.LoaderArgs) {
  if (!results.includes(result)) throw notFound()
  return loadRegistrationOutcome(context.get(siteContext), request, result !== 'failure')
}

export default function RegistrationWelcome({ loaderData }: Route.ComponentProps) {
  return <RegistrationOutcome {...loaderData} />
}
