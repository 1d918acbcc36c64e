import type { Database } from '../../../platform/database/index.ts'
import { storedAttempt } from '../new-attempt.ts'
import { type SubscriptionRow, updateSubscription } from '../queries.ts'
import { type AttemptRow, findOpenAttempt, insertAttempt } from '../queries-attempts.ts'
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
 * @param moment when it begins, and, where the usual wait is too long, when reconciliation takes it up
 */
export async function retryAtOnce(
  db: Database,
  subscription: SubscriptionRow,
  cardChangeUid: string,
  moment: { now: Date; lookAt?: Date },
): Promise<AttemptRow | undefined> {
  const { uid, retries: retry, status } = subscription
  if (status !== 'pastDue' || (await findOpenAttempt(db, uid))) return undefined
  await updateSubscription(db, uid, { nextActionAt: null })
  return insertAttempt(db, storedAttempt(subscription, { way: 'changed', retry, cardChangeUid }, moment))
}
