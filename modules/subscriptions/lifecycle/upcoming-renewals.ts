import type { Renewal } from '../../../contracts/subscriptions/subscription-outlook.ts'
import { addDuration } from './calendar.ts'
import type { SubscriptionRow } from './queries.ts'
import { nextPaymentAt, periodOf } from './schedule.ts'

const shownRenewals = 12

/** Future payments, the next one first; a refused one has the date of its retry. */
export function upcomingRenewals(subscription: SubscriptionRow): Renewal[] {
  const next = nextPaymentAt(subscription)
  const { uid, amount, anchorAt, anchorPeriod, period, resumesAt } = subscription
  if (!next || !anchorAt) return []
  const length = periodOf(subscription)
  return Array.from({ length: shownRenewals }, (_, index) => {
    const later = () =>
      // The charge that ends a pause begins a new count.
      resumesAt ? addDuration(next, length, index) : addDuration(anchorAt, length, period + index - anchorPeriod)
    const date = index === 0 ? next : later()
    return { uid: `${uid}-${period + index + 1}`, date: date.toISOString(), amount }
  })
}
