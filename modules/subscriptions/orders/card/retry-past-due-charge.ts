import type { Database } from '../../../../platform/database/index.ts'
import { type SubscriptionRow, updateSubscription } from '../../lifecycle/queries.ts'
import { storedAttempt } from '../new-attempt.ts'
import { type AttemptRow, findOpenAttempt, insertAttempt } from '../queries-attempts.ts'
import { type CardChangeRow, findChangeTo } from './queries-card-changes.ts'

/** The change of card made while this attempt was in progress with the former card. */
export async function cardChangedSince(
  db: Database,
  { uid, method }: SubscriptionRow,
  attempt: AttemptRow,
): Promise<CardChangeRow | undefined> {
  if (method === null || attempt.method === null || attempt.method === method) return undefined
  return findChangeTo(db, uid, method)
}

/**
 * Begins a charge of the past due amount to the new card, once per change. The planned retries remain. Nothing begins while another
 * attempt is in progress; its refusal calls this again.
 * @param moment when it begins, and when reconciliation looks at it if the usual delay is too long
 */
export async function retryPastDueCharge(
  db: Database,
  subscription: SubscriptionRow,
  cardChangeUid: string,
  moment: { now: Date; lookAt?: Date },
): Promise<AttemptRow | undefined> {
  const { uid, retries: retry, status, pastDueAt } = subscription
  const isOwed = status === 'pastDue' || (status === 'paused' && pastDueAt !== null)
  if (!isOwed || (await findOpenAttempt(db, uid))) return undefined
  await updateSubscription(db, uid, { nextActionAt: null })
  return insertAttempt(db, storedAttempt(subscription, { way: 'changed', retry, cardChangeUid }, moment))
}
