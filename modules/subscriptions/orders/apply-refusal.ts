import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { endSubscription } from '../lifecycle/end-subscription.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { changesAfterRefusal, nextPaymentAt } from '../lifecycle/schedule.ts'
import { updatePlanned } from '../lifecycle/update-planned.ts'
import { paymentFailedLetter } from '../mails/letters.ts'
import { resumeFailedLetter } from '../mails/letters-pause.ts'
import { writeToSubscriber } from '../write-letter.ts'
import { cardChangedSince, retryPastDueCharge } from './card/retry-past-due-charge.ts'
import type { AttemptRow } from './queries-attempts.ts'

/** Records a refused payment. The caller has locked the subscription and settled the attempt. */
export async function applyRefusal(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  subscription: SubscriptionRow,
  attempt: AttemptRow,
): Promise<void> {
  if (subscription.status === 'ended' || attempt.period !== subscription.period + 1) return
  const now = platform.clock.now()
  const replaced = await cardChangedSince(db, subscription, attempt)
  const change = changesAfterRefusal(subscription, attempt.retry, now)
  if (replaced && change.status === 'ended') {
    await retryPastDueCharge(db, subscription, replaced.uid, { now, lookAt: now })
    return
  }
  if (change.status === 'ended') {
    return endSubscription(platform, db, subscription, attempt.period === 1 ? 'refused' : 'unpaid')
  }
  const later = { ...subscription, ...change }
  await updatePlanned(db, subscription, change)
  if (change.status !== 'pastDue' && change.status !== 'paused') return
  // The refused card was replaced meanwhile: the new one is charged before the member is notified.
  if (replaced && (await retryPastDueCharge(db, later, replaced.uid, { now, lookAt: now }))) return
  const write = change.status === 'paused' ? resumeFailedLetter : paymentFailedLetter
  const letter = write(platform.config, later, nextPaymentAt(later))
  await writeToSubscriber(platform, db, subscription.subscriberUid, letter)
}
