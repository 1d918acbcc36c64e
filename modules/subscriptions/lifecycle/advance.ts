import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { reminderLetter } from '../mails/letters.ts'
import { debitAnnouncedLetter } from '../mails/letters-debit.ts'
import { chargeStoredCard } from '../orders/charge.ts'
import { readCreditor } from '../orders/debit/sepa-creditor.ts'
import { storedAttempt } from '../orders/new-attempt.ts'
import { type AttemptRow, findOpenAttempt, insertAttempt } from '../orders/queries-attempts.ts'
import { writeToSubscriber } from '../write-letter.ts'
import { endSubscription } from './end-subscription.ts'
import { beginPause, remindOfResuming } from './pause/begin-pause.ts'
import { personOf } from './people.ts'
import { type SubscriptionRow, takeDueSubscription, updateSubscription } from './queries.ts'
import { dueAction } from './schedule.ts'
import { updatePlanned } from './update-planned.ts'

async function remind(platform: OpenedPlatform, db: Database, subscription: SubscriptionRow): Promise<void> {
  await writeToSubscriber(platform, db, subscription.subscriberUid, reminderLetter(platform.config, subscription))
  await updatePlanned(db, subscription, { remindedPeriod: subscription.period })
}

async function announceDebit(platform: OpenedPlatform, db: Database, subscription: SubscriptionRow): Promise<void> {
  const letter = debitAnnouncedLetter(platform.config, subscription, await readCreditor(db, platform.config))
  await writeToSubscriber(platform, db, subscription.subscriberUid, letter)
  await updatePlanned(db, subscription, { noticedPeriod: subscription.period })
}

/** The attempt is stored before the provider is called. */
async function beginRenewal(db: Database, subscription: SubscriptionRow, now: Date): Promise<AttemptRow | undefined> {
  await updateSubscription(db, subscription.uid, { nextActionAt: null })
  if (!subscription.method) throw new Error('a subscription without a card cannot be renewed')
  if (await findOpenAttempt(db, subscription.uid)) return undefined
  const retry = subscription.pastDueAt ? subscription.retries + 1 : 0
  return insertAttempt(db, storedAttempt(subscription, { way: 'stored', retry }, { now }))
}

/** A suspended member is not charged, because access is blocked. */
async function isSuspended(db: Database, { subscriberUid }: SubscriptionRow): Promise<boolean> {
  const person = await personOf(db, subscriberUid)
  return Boolean(person?.user.suspendedAt)
}

/** @returns the renewal to request from the provider, if one is due */
async function takeOne(
  platform: OpenedPlatform,
  db: Database,
  uid: string,
  now: Date,
): Promise<AttemptRow | undefined> {
  const subscription = await takeDueSubscription(db, uid, now)
  if (!subscription) return undefined
  const action = dueAction(subscription, now)
  if (action === 'charge' && (await isSuspended(db, subscription))) {
    await endSubscription(platform, db, subscription, 'suspended')
    return undefined
  }
  if (action === 'charge') return beginRenewal(db, subscription, now)
  if (action === 'remind') await remind(platform, db, subscription)
  else if (action === 'pause') await beginPause(platform, db, subscription)
  else if (action === 'remindOfResuming') await remindOfResuming(platform, db, subscription)
  else if (action === 'announceDebit') await announceDebit(platform, db, subscription)
  else if (action === 'end') await endSubscription(platform, db, subscription, 'cancelled')
  else await updatePlanned(db, subscription)
  return undefined
}

/** Performs the next due action of one subscription, if any. */
export async function advanceSubscription(platform: OpenedPlatform, uid: string): Promise<void> {
  const now = platform.clock.now()
  const renewal = await platform.db.transaction((db) => takeOne(platform, db, uid, now))
  if (renewal) await chargeStoredCard(platform, renewal)
}

/**
 * Performs the due actions of these subscriptions: reminders, first charges after the trial, renewals, retries, ends. Any number of
 * processes may run it. A charge with an unknown outcome stays open, and reconciliation asks again with the same key.
 */
export async function advanceSubscriptions(platform: OpenedPlatform, uids: readonly string[]): Promise<void> {
  for (const uid of uids) {
    try {
      await advanceSubscription(platform, uid)
    } catch (error) {
      platform.log.error({ err: error, subscription: uid }, 'a subscription could not be advanced')
    }
  }
}
