import type { PaymentResult } from '../../../contracts/subscriptions/subscriptions.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { paymentOutcomes } from '../../../platform/metrics/index.ts'
import { settleGift } from '../gifts/settle-gift.ts'
import { lockSubscription } from '../lifecycle/queries.ts'
import { releaseCard } from '../lifecycle/release.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import { paymentProvider } from '../provider/registry.ts'
import { restoreFirstAnswer, toFirstAnswer, toPaymentResult } from './answers.ts'
import { applyPayment } from './apply-payment.ts'
import { applyRefusal } from './apply-refusal.ts'
import { awaitOutcome, isDecided } from './ask-provider.ts'
import { beginOrder, type OrderStart } from './begin-order.ts'
import type { Order } from './order.ts'
import { orderTerms } from './order-terms.ts'
import { type AttemptRow, findAttempt, isOpenAttempt, updateAttempt } from './queries-attempts.ts'
import { lossColumns, pendingColumns } from './record-outcome.ts'
import { statementLabelFor } from './statement-label.ts'

/**
 * A charge, from top to bottom:
 *
 * 1. begin: a transaction writes the attempt, before the provider is called.
 * 2. ask: the provider is called outside any transaction, with the attempt's uid as key, so that a repeated call does
 *    not charge twice.
 * 3. settle: a transaction records the outcome under the subscription's lock; recording it again changes nothing.
 * 4. apply: the ledger, the subscription, access and mails follow (apply-payment.ts, apply-refusal.ts).
 *
 * A crash between these steps leaves an open attempt, which reconcile.ts looks up and settles.
 * @returns the answer for the user
 * @throws PaymentRefusedError
 */
export async function chargeOrder(platform: OpenedPlatform, order: Order): Promise<PaymentResult> {
  const opening = await begin(platform, order)
  if (opening.kind === 'blocked') return { status: 'Pending' }
  if (opening.kind === 'running') return { status: 'Success' }
  const { attempt } = opening
  if (opening.kind === 'answered') return toPaymentResult(restoreFirstAnswer(attempt))
  return chargeAttempt(platform, attempt, askForOrder(platform, attempt, order))
}

/**
 * Runs steps 2 to 4 for an attempt of an order or a gift that was begun.
 * @returns the answer for the user, which a repeated request gets again
 * @throws PaymentRefusedError
 */
export async function chargeAttempt(
  platform: OpenedPlatform,
  { uid }: Pick<AttemptRow, 'uid'>,
  asked: Promise<ChargeOutcome>,
): Promise<PaymentResult> {
  const outcome = await awaitOutcome(platform, uid, asked)
  if (outcome) await settleCharge(platform, uid, outcome)
  const answer = toFirstAnswer(outcome)
  await updateAttempt(platform.db, uid, { answer })
  return toPaymentResult(answer)
}

/** Charges the stored card for an attempt that was inserted when the payment was found to be due. */
export async function chargeStoredCard(platform: OpenedPlatform, attempt: AttemptRow): Promise<void> {
  await settleCharge(platform, attempt.uid, await requestStoredCharge(platform, attempt))
}

/** Step 1. Another open attempt of this user is stopped first. @returns `blocked` if it cannot be stopped */
async function begin(platform: OpenedPlatform, order: Order): Promise<OrderStart> {
  const { name } = paymentProvider(platform)
  for (;;) {
    const opening = await beginOrder(platform, order, name)
    if (opening.kind !== 'blocked' || !(await stopCharge(platform, opening.attempt))) return opening
  }
}

/** Step 2, for an order. */
function askForOrder(
  platform: OpenedPlatform,
  { uid: key, amount, createdAt }: AttemptRow,
  { payment, formula: { name: label } }: Order,
): Promise<ChargeOutcome> {
  const provider = paymentProvider(platform)
  if (payment.way === 'card') return provider.chargeCard({ key, amount, label, ...payment })
  const terms = orderTerms(amount, payment.plan, createdAt)
  return provider.openCheckout({ key, amount, label, terms, ...payment })
}

type StoredAttempt = Pick<
  AttemptRow,
  'uid' | 'amount' | 'method' | 'subscriberUid' | 'periodDuration' | 'periodDurationUnit'
>

/** Step 2, for a stored card. */
export async function requestStoredCharge(platform: OpenedPlatform, attempt: StoredAttempt): Promise<ChargeOutcome> {
  const { uid: key, amount, method, subscriberUid } = attempt
  const { periodDuration: count, periodDurationUnit: unit } = attempt
  if (count === null || unit === null) throw new Error('a stored card is charged for a period')
  if (method === null) throw new Error('an attempt without a card cannot be charged')
  const label = await statementLabelFor(platform, subscriberUid)
  return paymentProvider(platform).chargeStored({
    key,
    amount,
    method,
    period: { count, unit },
    ...(label ? { label } : {}),
  })
}

/** Asks the provider to stop a charge. @returns whether another one may begin */
export async function stopCharge(
  platform: OpenedPlatform,
  { uid, reference }: Pick<AttemptRow, 'uid' | 'reference'>,
): Promise<boolean> {
  const outcome = await awaitOutcome(platform, uid, paymentProvider(platform).cancel(uid, reference))
  if (outcome) await settleCharge(platform, uid, outcome)
  return isDecided(outcome)
}

/**
 * Steps 3 and 4, in one transaction. A later outcome of a settled attempt changes nothing, except that a late payment is
 * recorded (and refunded).
 */
export async function settleCharge(platform: OpenedPlatform, uid: string, outcome: ChargeOutcome): Promise<void> {
  const now = platform.clock.now()
  paymentOutcomes.publish(outcome.state)
  await platform.db.transaction(async (db) => {
    const known = await findAttempt(db, uid)
    if (!known) return
    const { giftUid, subscriptionUid } = known
    if (giftUid) return settleGift(platform, db, { uid, giftUid }, outcome)
    if (!subscriptionUid) throw new Error('a payment for nothing')
    const subscription = await lockSubscription(db, subscriptionUid)
    const attempt = await findAttempt(db, uid)
    if (!attempt || attempt.state === 'succeeded' || attempt.state === 'surplus') return
    if (outcome.state !== 'succeeded' && !isOpenAttempt(attempt)) return
    if (outcome.state === 'redirect' || outcome.state === 'pending') {
      return updateAttempt(db, uid, pendingColumns(attempt, outcome, now))
    }
    if (outcome.state === 'succeeded') await applyPayment(platform, db, subscription, attempt, outcome)
    else {
      await updateAttempt(db, uid, lossColumns(attempt, outcome, now))
      await applyRefusal(platform, db, subscription, attempt)
    }
    // Meanwhile another card may have replaced the charged one.
    await releaseCard(platform, db, subscription.uid, attempt.method)
  })
}
