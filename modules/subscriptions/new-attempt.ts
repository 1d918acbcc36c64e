import { randomUUIDv7 } from 'node:crypto'
import { addMilliseconds } from './calendar.ts'
import type { SubscriptionRow } from './queries.ts'
import type { NewAttemptRow } from './queries-attempts.ts'
import { paymentFor } from './schedule.ts'

/** How long a new attempt waits for news before reconciliation asks the provider. */
export const firstLookMilliseconds = 10_000

type Way = Pick<NewAttemptRow, 'way' | 'retry' | 'cardChangeUid'>

/**
 * The row of a charge of the stored card for the next period. @param lookAt when reconciliation takes it up if it is
 * still open
 */
export function storedAttempt(
  subscription: SubscriptionRow,
  way: Way,
  { now, lookAt = addMilliseconds(now, firstLookMilliseconds) }: { now: Date; lookAt?: Date },
): NewAttemptRow {
  const { uid: subscriptionUid, subscriberUid, provider, method, period } = subscription
  return {
    ...paymentFor(subscription, period + 1),
    ...way,
    uid: randomUUIDv7(),
    subscriptionUid,
    subscriberUid,
    provider,
    method,
    state: 'started',
    createdAt: now,
    lookAt,
  }
}
