import { randomUUIDv7 } from 'node:crypto'
import { addMilliseconds } from '../lifecycle/calendar.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { nextPayment, withNextTerms } from '../lifecycle/schedule.ts'
import type { AttemptRow, NewAttemptRow } from './queries-attempts.ts'

/** Time that a new attempt waits for an answer before reconciliation asks the provider. */
export const firstLookMilliseconds = 10_000
const rarestLookMilliseconds = 3_600_000

/** Time to ask about an open attempt again: intervals grow, so that abandoned pages do not keep the provider busy. */
export function lookAgainAt({ createdAt }: Pick<AttemptRow, 'createdAt'>, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  return addMilliseconds(now, Math.min(rarestLookMilliseconds, Math.max(firstLookMilliseconds, Math.floor(age / 2))))
}

/** Terms that a payment pays for: its receipt and the figures use them, whatever the subscription becomes. */
export const paidTerms = ({ formulaName, periodDuration, periodDurationUnit }: SubscriptionRow) => ({
  formulaName,
  periodDuration,
  periodDurationUnit,
})

type Way = Pick<NewAttemptRow, 'way' | 'retry' | 'cardChangeUid'>

/**
 * The row of a charge of the stored card for the next period.
 * @param lookAt when reconciliation looks at it if it is still open
 */
export function storedAttempt(
  subscription: SubscriptionRow,
  way: Way,
  { now, lookAt = addMilliseconds(now, firstLookMilliseconds) }: { now: Date; lookAt?: Date },
): NewAttemptRow {
  const { uid: subscriptionUid, subscriberUid, provider, method, cardBrand, cardLast4 } = subscription
  return {
    ...nextPayment(subscription),
    ...paidTerms(withNextTerms(subscription)),
    ...way,
    uid: randomUUIDv7(),
    subscriptionUid,
    subscriberUid,
    provider,
    method,
    cardBrand,
    cardLast4,
    state: 'started',
    createdAt: now,
    lookAt,
  }
}
