import type { SubscriptionOutlook } from '../../../contracts/subscriptions/subscription-outlook.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { givenMonthsUntil } from '../gifts/keep-given-months.ts'
import { cashbackOf } from '../ledger/cashback-steps.ts'
import { payableAt, planRefunds, promisedCredits } from '../ledger/plan-refunds.ts'
import { listRefundsOfCredits } from '../ledger/queries-cashback.ts'
import { type CreditRow, creditsOfSubscription, type Refundable, refundableCharges } from '../ledger/queries-money.ts'
import { latestDate } from './calendar.ts'
import { isConcluded, nextStatus } from './machine.ts'
import { possiblePauses } from './pause/pause-subscription.ts'
import { mayWithdraw, withdrawalDeadline } from './policy.ts'
import { latestSubscription, type SubscriptionRow } from './queries.ts'
import { nextPaymentFinalAt } from './schedule.ts'
import { upcomingRenewals } from './upcoming-renewals.ts'

interface Money {
  charges: Refundable[]
  credits: CreditRow[]
}

async function cashbacksOf(db: Database, contract: SubscriptionRow, { charges, ...money }: Money) {
  const credits = promisedCredits(contract, money.credits, charges)
  const next = nextPaymentFinalAt(contract)
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

/** No payment follows a cancellation: a cashback that the payments so far do not cover lapses (`voidUnpayableCredits`). */
function cashbackAfterCancelling({ charges, credits }: Money) {
  const promised = credits.filter(({ state }) => state === 'due')
  const [kept, lost] = [true, false].map((isCovered) =>
    promised
      .filter(({ amount }) => (planRefunds(charges, amount) !== undefined) === isCovered)
      .reduce((sum, { amount }) => sum + amount, 0),
  )
  return { cashbackKept: kept ?? 0, cashbackLost: lost ?? 0 }
}

/**
 * Outlook after a cancellation: nothing more is charged. A past due amount is waived, and the unpaid access ends
 * (`machine.ts`).
 */
function cancelled(contract: SubscriptionRow, money: Money, now: Date) {
  const { status, expirationAt } = contract
  if (!nextStatus(status, 'cancel') || !expirationAt) return null
  const last = status === 'paused' ? now : latestDate(now, expirationAt)
  return { lastDateTime: last.toISOString(), amountDue: 0, ...cashbackAfterCancelling(money) }
}

async function withdrawn(db: Database, contract: SubscriptionRow, { charges }: Money, now: Date) {
  if (!contract.startedAt || !mayWithdraw(contract, now)) return null
  return {
    deadlineDateTime: withdrawalDeadline(contract.startedAt).toISOString(),
    lastDateTime: ((await givenMonthsUntil(db, contract, now)) ?? now).toISOString(),
    refund: charges.reduce((sum, { left }) => sum + Math.max(0, left), 0),
  }
}

/** Future of the user's running subscription, or of the last one; null without any. */
export async function readOutlook(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  userUid: string,
): Promise<SubscriptionOutlook | null> {
  const contract = await latestSubscription(db, userUid)
  if (!contract) return null
  const now = clock.now()
  const money = {
    charges: await refundableCharges(db, contract.uid),
    credits: await creditsOfSubscription(db, contract.uid),
  }
  const withdraw = await withdrawn(db, contract, money, now)
  // Given months are no contract of the user.
  const isLeft = !contract.gifted && (isConcluded(contract.status) || withdraw !== null)
  return {
    renewals: upcomingRenewals(contract),
    cashbacks: await cashbacksOf(db, contract, money),
    endings: isLeft ? { cancel: cancelled(contract, money, now), withdraw } : null,
    pauses: possiblePauses(contract, now),
  }
}
