import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { isConcluded } from '../../lifecycle/machine.ts'
import { personOf } from '../../lifecycle/people.ts'
import { lockSubscription, type SubscriptionRow, updateSubscription } from '../../lifecycle/queries.ts'
import { releaseCard } from '../../lifecycle/release.ts'
import { nextActionAt } from '../../lifecycle/schedule.ts'
import { cardChangedLetter } from '../../mails/letters-card.ts'
import { mandateSignedLetter } from '../../mails/letters-debit.ts'
import type { ChargeOutcome } from '../../provider/provider.ts'
import { paymentProvider } from '../../provider/registry.ts'
import { writeLetter } from '../../write-letter.ts'
import { awaitOutcome, isDecided } from '../ask-provider.ts'
import { chargeStoredCard } from '../charge.ts'
import { readCreditor } from '../debit/sepa-creditor.ts'
import type { AttemptRow } from '../queries-attempts.ts'
import { lossColumns, pendingColumns } from '../record-outcome.ts'
import { type CardChangeRow, findCardChange, isOpenChange, updateCardChange } from './queries-card-changes.ts'
import { retryPastDueCharge } from './retry-past-due-charge.ts'

type Stored = Extract<ChargeOutcome, { state: 'succeeded' }>

const isCharged = ({ status }: SubscriptionRow): boolean => isConcluded(status) && status !== 'cancelled'

/**
 * Keeps the new card, or releases it if the contract is no longer charged. The caller has locked the subscription.
 * @returns the charge of the past due amount, to request after the transaction
 */
async function keep(
  platform: OpenedPlatform,
  db: Database,
  subscription: SubscriptionRow,
  change: CardChangeRow,
  { reference, method }: Stored,
): Promise<AttemptRow | undefined> {
  const now = platform.clock.now()
  const state = isCharged(subscription) ? 'kept' : 'late'
  await updateCardChange(db, change.uid, { state, reference, method: method.token, settledAt: now, lookAt: null })
  if (state === 'late') {
    await releaseCard(platform, db, subscription.uid, method.token)
    return undefined
  }
  const card = {
    method: method.token,
    cardBrand: method.brand,
    cardLast4: method.last4,
    mandate: method.mandate ?? null,
    // A notice names the account: send it again for the new one.
    noticedPeriod: Math.min(subscription.noticedPeriod, subscription.period - 1),
  }
  // A debit is announced before it is made. While a charge is under way nothing else is due.
  const nextAction = subscription.nextActionAt && nextActionAt({ ...subscription, ...card })
  const changed = await updateSubscription(db, subscription.uid, { ...card, nextActionAt: nextAction })
  await releaseCard(platform, db, subscription.uid, subscription.method)
  const person = await personOf(db, subscription.subscriberUid)
  const audited = { actor: person?.user.uid ?? null, action: 'subscriptions.change-card', target: subscription.uid }
  await writeAudit(db, platform.clock, audited)
  const letter = changed.mandate
    ? mandateSignedLetter(platform.config, changed, { at: now, creditor: await readCreditor(db, platform.config) })
    : cardChangedLetter(platform.config, changed, now)
  await writeLetter(platform, db, person, letter)
  return retryPastDueCharge(db, changed, change.uid, { now })
}

/** Records the outcome of a change of card; idempotent. */
async function settle(platform: OpenedPlatform, uid: string, outcome: ChargeOutcome): Promise<AttemptRow | undefined> {
  const now = platform.clock.now()
  return platform.db.transaction(async (db) => {
    const known = await findCardChange(db, uid)
    if (!known) return undefined
    const subscription = await lockSubscription(db, known.subscriptionUid)
    const change = (await findCardChange(db, uid)) ?? known
    if (!isOpenChange(change)) return undefined
    if (outcome.state === 'succeeded') return keep(platform, db, subscription, change, outcome)
    const isWaiting = outcome.state === 'redirect' || outcome.state === 'pending'
    const columns = isWaiting ? pendingColumns(change, outcome, now) : lossColumns(change, outcome, now)
    await updateCardChange(db, uid, columns)
    return undefined
  })
}

/** Settles a change, then charges the past due amount to the new card; after a crash in between, reconciliation does so. */
export async function settleCardChange(platform: OpenedPlatform, uid: string, outcome: ChargeOutcome): Promise<void> {
  const retry = await settle(platform, uid, outcome)
  if (!retry) return
  try {
    await chargeStoredCard(platform, retry)
  } catch (error) {
    platform.log.error({ err: error, attempt: retry.uid }, 'the payment provider did not answer')
  }
}

/** Asks the provider to stop a change of card. @returns whether another one may begin */
export async function stopCardChange(
  platform: OpenedPlatform,
  { uid, reference }: Pick<CardChangeRow, 'uid' | 'reference'>,
): Promise<boolean> {
  const outcome = await awaitOutcome(platform, uid, paymentProvider(platform).cancel(uid, reference))
  if (outcome) await settleCardChange(platform, uid, outcome)
  return isDecided(outcome)
}
