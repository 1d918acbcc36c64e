import { debitBrand } from '../../../contracts/subscriptions/card-name.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { lockSubject, voidIfRefunded } from '../gifts/void-gift.ts'
import { findRefundByKey, insertRefund } from '../ledger/queries-money.ts'
import { recordRefund } from '../ledger/send-refunds.ts'
import { stopReturnedRefunds } from '../ledger/stop-refunds.ts'
import { findSubscription } from '../lifecycle/queries.ts'
import { debitReturnedLetter } from '../mails/letters-debit.ts'
import { findAttempt } from '../orders/queries-attempts.ts'
import type { Dispute, PaymentProvider, ProviderEvent } from '../provider/provider.ts'
import { requireAnswer } from '../provider/require-answer.ts'
import { writeToSubscriber } from '../write-letter.ts'
import { notifyOfDispute, notifyOfEndedDispute } from './notify-admins.ts'
import { openDifference } from './open-difference.ts'
import { insertDifference } from './queries.ts'
import { findDispute, insertEndedDispute, listOpenDisputes, saveDisputeDetails } from './queries-disputes.ts'

type Reported = Pick<ProviderEvent, 'charge' | 'amount'> & { reference: string }

/** Records the bank's return of the money as a refund in the ledger, so that the site never refunds it again. */
async function recordLoss(platform: OpenedPlatform, attemptUid: string, { reference, amount }: Dispute): Promise<void> {
  const attempt = await findAttempt(platform.db, attemptUid)
  if (!attempt) return
  const now = platform.clock.now()
  const key = `dispute:${reference}`
  const loss = await platform.db.transaction(async (db) => {
    await lockSubject(db, attempt)
    await insertRefund(db, { key, attemptUid, purpose: 'dispute', amount, createdAt: now })
    await stopReturnedRefunds(platform, db, attemptUid)
    await voidIfRefunded(db, attempt, now)
    return findRefundByKey(db, key)
  })
  if (loss) await recordRefund(platform, loss, attempt, reference)
}

/** Tells the payer of a returned debit what changes. The bank itself writes about a disputed card payment. */
async function notifyPayer(platform: OpenedPlatform, db: Database, attemptUid: string, amount: number): Promise<void> {
  const attempt = await findAttempt(db, attemptUid)
  if (!attempt?.subscriptionUid || attempt.cardBrand !== debitBrand) return
  const subscription = await findSubscription(db, attempt.subscriptionUid)
  if (!subscription) return
  const letter = debitReturnedLetter(platform.config, subscription, { amount, at: attempt.createdAt })
  await writeToSubscriber(platform, db, subscription.subscriberUid, letter)
}

/** Records the money first, so that a repeat after a crash adds what is missing. */
async function recordEnd(platform: OpenedPlatform, provider: PaymentProvider, dispute: Dispute): Promise<void> {
  const { reference, state, fee } = dispute
  const row = await findDispute(platform.db, provider.name, reference)
  if (!row || state === 'open') return
  if (state === 'lost' && row.attemptUid) await recordLoss(platform, row.attemptUid, dispute)
  const ended = { differenceUid: row.uid, outcome: state, fee, at: platform.clock.now() }
  await platform.db.transaction(async (db) => {
    if (!(await insertEndedDispute(db, ended))) return
    await notifyOfEndedDispute(platform, db, row, ended)
    if (state === 'lost' && row.attemptUid) await notifyPayer(platform, db, row.attemptUid, dispute.amount)
  })
}

/**
 * Records the provider's current state of the dispute, not the event's: events may arrive late, twice or out of order.
 * Decides nothing about the subscription; tells the admins, and the payer of a returned debit.
 */
export async function recordDispute(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  { reference, ...reported }: Reported,
): Promise<void> {
  const known = await requireAnswer(provider.dispute(reference))
  const { charge, amount } = known ?? reported
  const difference = await openDifference(platform, provider, {
    kind: 'dispute',
    problem: 'dispute',
    reference,
    charge,
    amount,
  })
  const hasEnded = known !== undefined && known.state !== 'open'
  await platform.db.transaction(async (db) => {
    const isNew = await insertDifference(db, difference)
    if (known) await saveDisputeDetails(db, { provider: provider.name, ...known })
    // Do not notify of a dispute that has already ended: there is nothing to answer.
    if (isNew && !hasEnded) await notifyOfDispute(platform, db, difference, known?.answerBy ?? null)
  })
  if (known && hasEnded) await recordEnd(platform, provider, known)
}

/**
 * Asks about open disputes daily: an event about their end may be lost, or not be subscribed to at the provider. A dispute that
 * cannot be read does not delay the others.
 */
export async function followDisputes(platform: OpenedPlatform, provider: PaymentProvider): Promise<void> {
  for (const { difference } of await listOpenDisputes(platform.db, provider.name)) {
    try {
      await recordDispute(platform, provider, difference)
    } catch (error) {
      platform.log.error({ err: error, dispute: difference.reference }, 'an open dispute could not be followed')
    }
  }
}
