import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { cancelErasure, grantRole } from '../../accounts/index.ts'
import { readSeller } from '../ledger/number-receipt.ts'
import { creditOf, insertCredit, retryDueCredits } from '../ledger/queries-money.ts'
import { createWithdrawalLink } from '../lifecycle/contract/withdrawal-link.ts'
import { planFirstMessageReminder } from '../lifecycle/first-message.ts'
import { closePause } from '../lifecycle/pause/queries-pauses.ts'
import { type Person, personOf } from '../lifecycle/people.ts'
import { type SubscriptionRow, updateSubscription } from '../lifecycle/queries.ts'
import { closeAtProvider, releaseCard } from '../lifecycle/release.ts'
import { changesAfterPayment, isForNextPeriod, nextActionAt } from '../lifecycle/schedule.ts'
import { closeSwitch } from '../lifecycle/switch/queries-switches.ts'
import { orderConfirmedLetter, paymentReceivedLetter } from '../mails/letters.ts'
import { subscriptionResumedLetter } from '../mails/letters-pause.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import { findTermsVersion } from '../terms/queries-terms.ts'
import { writeLetter } from '../write-letter.ts'
import { recordCardOfUse } from './codes/queries-codes.ts'
import { countArticleStart } from './queries-article-starts.ts'
import { type AttemptRow, updateAttempt } from './queries-attempts.ts'
import { recordSuccess, refundSurplus } from './record-outcome.ts'

type Success = Extract<ChargeOutcome, { state: 'succeeded' }>

const isOrder = ({ way }: AttemptRow): boolean => way === 'card' || way === 'checkout'

/** Refunds a payment for which nothing was left to pay, and releases the card of an order. */
async function giveBack(
  platform: Pick<Platform, 'clock' | 'jobs'>,
  db: Database,
  { uid: subscriptionUid }: SubscriptionRow,
  attempt: AttemptRow,
  { method: { token: card } }: Success,
): Promise<void> {
  const now = platform.clock.now()
  if (isOrder(attempt)) {
    await closeAtProvider(platform, db, { provider: attempt.provider, card, at: now })
    await releaseCard(platform, db, subscriptionUid, card)
  }
  await refundSurplus(db, attempt, now)
}

async function promiseCredit(db: Database, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { creditAmount: amount, creditDelay: count, creditDelayUnit: unit } = subscription
  if (amount === 0 || count === null || unit === null) return
  const dueAt = addDuration(now, { count, unit })
  await insertCredit(db, {
    subscriberUid: subscription.subscriberUid,
    subscriptionUid: subscription.uid,
    amount,
    dueAt,
    state: 'due',
    tryAt: dueAt,
  })
}

async function openAccess(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  subscription: SubscriptionRow,
  person: Person | undefined,
) {
  const now = platform.clock.now()
  await promiseCredit(db, subscription, now)
  await countArticleStart(db, subscription, now)
  if (!person) return
  await cancelErasure(db, person.user.uid)
  await grantRole(db, platform.clock, person.user.uid, 'vip')
  await planFirstMessageReminder(platform, db, subscription.subscriberUid)
  const credit = await creditOf(db, subscription.subscriberUid)
  const own = credit?.subscriptionUid === subscription.uid ? credit : undefined
  const withdraw = await createWithdrawalLink(platform, db, subscription)
  const seller = await readSeller(db, platform.config)
  const terms = subscription.termsUid ? await findTermsVersion(db, subscription.termsUid) : undefined
  const letter = orderConfirmedLetter(platform.config, subscription, { credit: own, withdraw, seller, terms })
  await writeLetter(platform, db, person, letter)
}

/** Restores access after the charge that ends a pause, and mails the member. */
async function reopenAccess(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  subscription: SubscriptionRow,
  person: Person | undefined,
  amount: number,
): Promise<void> {
  const now = platform.clock.now()
  await closePause(db, subscription.uid, 'resumed', now)
  if (!person) return
  await grantRole(db, platform.clock, person.user.uid, 'vip')
  await writeLetter(platform, db, person, subscriptionResumedLetter(platform.config, subscription, amount, now))
}

/** An order sets its card. A later charge does not: the member may have replaced that card meanwhile. */
function cardOf(attempt: AttemptRow, { method }: Success): Partial<SubscriptionRow> {
  if (!isOrder(attempt)) return {}
  return { method: method.token, cardBrand: method.brand, cardLast4: method.last4 }
}

/** The paid period: from the end of the previous period, or from now when that is over. */
const paidPeriod = (before: SubscriptionRow, { period }: AttemptRow, after: Partial<SubscriptionRow>, now: Date) => ({
  periodStart: period === 1 ? now : (after.anchorAt ?? before.expirationAt),
  periodEnd: after.expirationAt ?? null,
})

/**
 * Records a successful payment in the ledger and continues the subscription. The caller has locked the subscription.
 */
export async function applyPayment(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  subscription: SubscriptionRow,
  attempt: AttemptRow,
  success: Success,
): Promise<void> {
  const now = platform.clock.now()
  const awaited = isForNextPeriod(subscription, attempt)
  await recordSuccess(platform, db, attempt, success, { awaited, now })
  if (!awaited) return giveBack(platform, db, subscription, attempt, success)
  const change = {
    ...changesAfterPayment(subscription, attempt, now),
    ...cardOf(attempt, success),
  }
  await updateAttempt(db, attempt.uid, paidPeriod(subscription, attempt, change, now))
  const nextActionDate = nextActionAt({ ...subscription, ...change })
  const changed = await updateSubscription(db, subscription.uid, { ...change, nextActionAt: nextActionDate })
  if (subscription.switchTo && attempt.period > 1) await closeSwitch(db, subscription.uid, 'done', now)
  const { fingerprint } = success.method
  if (subscription.code && isOrder(attempt) && fingerprint) await recordCardOfUse(db, subscription.uid, fingerprint)
  const person = await personOf(db, subscription.subscriberUid)
  if (attempt.period === 1) return openAccess(platform, db, changed, person)
  await retryDueCredits(db, subscription.uid, now)
  if (subscription.status === 'paused') return reopenAccess(platform, db, changed, person, attempt.amount)
  await writeLetter(platform, db, person, paymentReceivedLetter(platform.config, changed, attempt.amount, now))
}
