import { redirect } from 'react-router'
import { siteContext } from '../../context.ts'
import { exitAddresses, writeLock } from '../../discretion/device-choices.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { isSecure } from '../../session/cookies/is-secure.ts'
import type { Route } from './+types/leave'

export const handle: PageFacts = {}

/** Locks the user's pages until the password is entered; ticket links must be followed again. */
export async function action({ context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  site.api.auth.get('contact').disconnect()
  const headers = new Headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  if (site.viewer || site.locked) for (const cookie of writeLock(isSecure(site))) headers.append('set-cookie', cookie)
  throw redirect(exitAddresses.recipe, { status: 303, headers })
}

/** Only a POST is of use here: redirect a GET. */
export const loader = () => redirect('/', { status: 302 })
