import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import { type SubscriptionRow, updateSubscription } from '../queries.ts'
import { type AttemptRow, findOpenAttempt, insertAttempt } from '../queries-attempts.ts'
import { paymentFor } from '../schedule.ts'
import { type CardChangeRow, findChangeTo } from './queries-card-changes.ts'

/** The change of card that came while this attempt was under way with the former one. */
export async function cardChangedSince(
  db: Database,
  { uid, method }: SubscriptionRow,
  attempt: AttemptRow,
): Promise<CardChangeRow | undefined> {
  if (method === null || attempt.method === null || attempt.method === method) return undefined
  return findChangeTo(db, uid, method)
}

/**
 * What is past due is asked of the new card, once for each change and beside the retries that are planned: their number
 * stays what it is. While another attempt is under way nothing begins; its refusal comes here again.
 * @param lookAt when reconciliation takes it up, if nobody has
 */
export async function retryAtOnce(
  db: Database,
  subscription: SubscriptionRow,
  cardChangeUid: string,
  { now, lookAt }: { now: Date; lookAt: Date },
): Promise<AttemptRow | undefined> {
  const { uid: subscriptionUid, subscriberUid, provider, method, retries: retry, status } = subscription
  if (status !== 'pastDue' || (await findOpenAttempt(db, subscriptionUid))) return undefined
  await updateSubscription(db, subscriptionUid, { nextActionAt: null })
  return insertAttempt(db, {
    ...paymentFor(subscription, subscription.period + 1),
    uid: randomUUIDv7(),
    subscriptionUid,
    subscriberUid,
    provider,
    retry,
    way: 'changed',
    method,
    cardChangeUid,
    state: 'started',
    createdAt: now,
    lookAt,
  })
}
