import type { SubscriptionOutlook } from '../../../contracts/subscription-outlook.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { givenMonthsUntil } from '../gifts/keep-given-months.ts'
import { cashbackOf } from '../ledger/cashback-steps.ts'
import { payableAt, planRefunds, promisedCredits } from '../ledger/plan-refunds.ts'
import { listRefundsOfCredits } from '../ledger/queries-cashback.ts'
import { type CreditRow, creditsOfSubscription, refundableCharges } from '../ledger/queries-money.ts'
import { latest } from './calendar.ts'
import { isConcluded, nextStatus } from './machine.ts'
import { possiblePauses } from './pause/pause-subscription.ts'
import { mayWithdraw, withdrawalDeadline } from './policy.ts'
import { latestSubscription, type SubscriptionRow } from './queries.ts'
import { nextPaymentAt } from './schedule.ts'
import { upcomingRenewals } from './upcoming-renewals.ts'

async function cashbacksOf(db: Database, contract: SubscriptionRow) {
  const charges = await refundableCharges(db, contract.uid)
  const credits = promisedCredits(contract, await creditsOfSubscription(db, contract.uid), charges)
  const next = nextPaymentAt(contract)
  const dated = (credit: CreditRow) =>
    credit.state === 'due' ? { ...credit, payableAt: payableAt(credit, next, charges) } : credit
  const made = await listRefundsOfCredits(
    db,
    credits.map((credit) => credit.uid),
  )
  return credits.map((credit) =>
    cashbackOf(
      dated(credit),
      made.filter(({ refund }) => refund.creditUid === credit.uid),
    ),
  )
}

/** No payment follows a cancellation: a cashback that those made so far do not cover lapses (`voidUnpayableCredits`). */
async function cashbackAfterCancelling(db: Database, { uid }: SubscriptionRow) {
  const charges = await refundableCharges(db, uid)
  const promised = (await creditsOfSubscription(db, uid)).filter(({ state }) => state === 'due')
  const [kept, lost] = [true, false].map((isCovered) =>
    promised
      .filter(({ amount }) => (planRefunds(charges, amount) !== undefined) === isCovered)
      .reduce((sum, { amount }) => sum + amount, 0),
  )
  return { cashbackKept: kept ?? 0, cashbackLost: lost ?? 0 }
}

/**
 * Outlook after a cancellation: nothing more is charged, and a past due amount is waived together with its access
 * (`machine.ts`).
 */
async function cancelled(db: Database, contract: SubscriptionRow, now: Date) {
  const { status, expirationAt } = contract
  if (!nextStatus(status, 'cancel') || !expirationAt) return null
  const last = status === 'paused' ? now : latest(now, expirationAt)
  return { lastDateTime: last.toISOString(), amountDue: 0, ...(await cashbackAfterCancelling(db, contract)) }
}

async function withdrawn(db: Database, contract: SubscriptionRow, now: Date) {
  if (!contract.startedAt || !mayWithdraw(contract, now)) return null
  const charges = await refundableCharges(db, contract.uid)
  return {
    deadlineDateTime: withdrawalDeadline(contract.startedAt).toISOString(),
    lastDateTime: ((await givenMonthsUntil(db, contract, now)) ?? now).toISOString(),
    refund: charges.reduce((sum, { left }) => sum + Math.max(0, left), 0),
  }
}

/** Future of the user's running subscription, or of the last one; null without one. */
export async function readOutlook(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  userUid: string,
): Promise<SubscriptionOutlook | null> {
  const contract = await latestSubscription(db, userUid)
  if (!contract) return null
  const now = clock.now()
  const withdraw = await withdrawn(db, contract, now)
  // Given months are no contract of the user.
  const isLeft = !contract.gifted && (isConcluded(contract.status) || withdraw !== null)
  return {
    renewals: upcomingRenewals(contract),
    cashbacks: await cashbacksOf(db, contract),
    endings: isLeft ? { cancel: await cancelled(db, contract, now), withdraw } : null,
    pauses: possiblePauses(contract, now),
  }
}
