import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { insertRefund, refundableCharges, voidCredits } from '../ledger/queries-money.ts'
import { withdrawal } from '../mails/letters.ts'
import { writeLetter } from '../write-letter.ts'
import { endSubscription } from './end-subscription.ts'
import { personOf } from './people.ts'
import { mayWithdraw } from './policy.ts'
import { findSubscriberOf, latestSubscription, lockSubscription, type SubscriptionRow } from './queries.ts'

/** Refunds everything that was charged and not refunded yet. @returns cents */
async function refundAll(db: Database, subscription: SubscriptionRow, now: Date): Promise<number> {
  let total = 0
  for (const { attemptUid, left } of await refundableCharges(db, subscription.uid)) {
    if (left <= 0) continue
    const key = `withdrawal:${attemptUid}`
    const isNew = await insertRefund(db, {
      key,
      attemptUid,
      purpose: 'withdrawal',
      amount: left,
      createdAt: now,
      tryAt: now,
    })
    if (isNew) total += left
  }
  return total
}

async function findForWithdrawal(db: Database, userUid: string): Promise<SubscriptionRow> {
  const subscriber = await findSubscriberOf(db, userUid)
  const latest = subscriber && (await latestSubscription(db, userUid))
  const subscription = latest && (await lockSubscription(db, latest.uid))
  const known = subscription?.startedAt && (subscription.status !== 'ended' || subscription.endReason === 'withdrawn')
  if (!subscription || !known) throw notFound('Vous n’avez pas d’abonnement en cours.')
  return subscription
}

/**
 * Ends the contract now and refunds its payments, once.
 * @throws 404 when there is none, 409 after the legal period
 */
export async function withdraw(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  userUid: string,
): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const subscription = await findForWithdrawal(db, userUid)
    if (subscription.status === 'ended') return
    if (!mayWithdraw(subscription.startedAt ?? now, now)) {
      throw conflict([violation('startedDateTime', messages.withdrawalTooLate)])
    }
    const person = await personOf(db, subscription.subscriberUid)
    const refunded = await refundAll(db, subscription, now)
    await voidCredits(db, subscription.uid)
    await endSubscription(platform, db, subscription, 'withdrawn')
    await writeLetter(platform, db, person, withdrawal(platform.config, subscription, refunded, now))
  })
}
