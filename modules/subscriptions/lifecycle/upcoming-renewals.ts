import type { Renewal } from '../../../contracts/subscriptions/subscription-outlook.ts'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import type { SubscriptionRow } from './queries.ts'
import { nextPaymentAt, paymentFor, periodOf, withNextTerms } from './schedule.ts'

const shownRenewals = 12

/** Future payments, the next one first; a refused one has the date of its retry. */
export function upcomingRenewals(subscription: SubscriptionRow): Renewal[] {
  const next = nextPaymentAt(subscription)
  const { uid, anchorAt, anchorPeriod, period, resumesAt, switchTo, expirationAt } = subscription
  if (!next || !anchorAt) return []
  const terms = withNextTerms(subscription)
  const length = periodOf(terms)
  // The charge that ends a pause, and a charge with other terms, begin a new count of periods.
  const newCount = resumesAt ?? (switchTo && expirationAt)
  return Array.from({ length: shownRenewals }, (_, index) => {
    const later = () =>
      newCount ? addDuration(newCount, length, index) : addDuration(anchorAt, length, period + index - anchorPeriod)
    const date = index === 0 ? next : later()
    const { amount } = paymentFor(terms, period + 1 + index)
    return { uid: `${uid}-${period + index + 1}`, date: date.toISOString(), amount }
  })
}
