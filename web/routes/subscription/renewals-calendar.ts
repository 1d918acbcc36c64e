import { getSubscriptionOutlook } from '../../../contracts/subscriptions/subscription-outlook.ts'
import { getSubscription } from '../../../contracts/subscriptions/subscriptions.ts'
import { siteContext } from '../../context.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { notFound } from '../../session/not-found.ts'
import { renewalsCalendar } from '../../subscription/renewals-calendar.ts'
import type { Route } from './+types/renewals-calendar'

export const handle: PageFacts = { returnTo: true }

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

/** The user's next payments as a calendar file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(siteContext)
  const [{ payload: subscription }, { payload: outlook }] = await Promise.all([
    api.call(getSubscription),
    api.call(getSubscriptionOutlook),
  ])
  if (!subscription || !outlook || outlook.renewals.length === 0) throw notFound()
  const facts = { reference: subscription.reference, renewals: outlook.renewals, now: new Date() }
  return new Response(renewalsCalendar(facts), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="paiements.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
