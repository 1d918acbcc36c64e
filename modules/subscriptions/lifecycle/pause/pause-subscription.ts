import { maxPauseMonths } from '../../../../contracts/subscriptions/subscription-pause.ts'
import { addDuration } from '../../../../contracts/text/paris-calendar.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { pausePlannedLetter } from '../../mails/letters-pause.ts'
import { withStaffName } from '../../mails/letters-staff.ts'
import { writeToSubscriber } from '../../write-letter.ts'
import { lockOwnSubscription } from '../own-subscription.ts'
import type { SubscriptionRow } from '../queries.ts'
import { nextPayment } from '../schedule.ts'
import { updatePlanned } from '../update-planned.ts'
import { insertPause } from './queries-pauses.ts'

/** Requires a running paid period, and no charge, pause or cancellation in progress. */
const mayPause = (
  { status, expirationAt, nextActionAt: next, resumesAt, cancelRequestedAt }: SubscriptionRow,
  now: Date,
): boolean =>
  status === 'active' &&
  expirationAt !== null &&
  expirationAt > now &&
  next !== null &&
  resumesAt === null &&
  cancelRequestedAt === null

const resumeAfter = (expirationAt: Date, months: number): Date =>
  addDuration(expirationAt, { count: months, unit: 'month' })

export function possiblePauses(subscription: SubscriptionRow, now: Date) {
  const { expirationAt } = subscription
  if (!expirationAt || !mayPause(subscription, now)) return []
  return Array.from({ length: maxPauseMonths }, (_, index) => ({
    months: index + 1,
    startsDateTime: expirationAt.toISOString(),
    resumesDateTime: resumeAfter(expirationAt, index + 1).toISOString(),
    amount: nextPayment(subscription).amount,
  }))
}

/**
 * Plans a pause from the end of the paid period on.
 * @param by member of staff who does it for the member
 * @throws 404 without a subscription, 409 while it cannot be paused
 */
export async function pauseSubscription(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  userUid: string,
  months: number,
  by?: string,
): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const subscription = await lockOwnSubscription(db, userUid)
    const { uid, expirationAt } = subscription
    if (!expirationAt || !mayPause(subscription, now)) {
      throw conflict([violation('status', 'Cet abonnement ne peut pas être mis en pause pour l’instant.')])
    }
    const resumesAt = resumeAfter(expirationAt, months)
    await insertPause(db, { subscriptionUid: uid, months, requestedAt: now })
    const planned = await updatePlanned(db, subscription, { resumesAt })
    const letter = withStaffName(platform.config, by, pausePlannedLetter(platform.config, planned))
    await writeToSubscriber(platform, db, subscription.subscriberUid, letter)
  })
}
