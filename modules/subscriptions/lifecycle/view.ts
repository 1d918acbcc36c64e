import { debitBrand } from '../../../contracts/subscriptions/card-name.ts'
import type { ShownCard, Subscription } from '../../../contracts/subscriptions/subscriptions.ts'
import type { Database } from '../../../platform/database/index.ts'
import { isWaiting } from '../ledger/cashback-steps.ts'
import { payableAt, promisedCredits } from '../ledger/plan-refunds.ts'
import { type CreditRow, creditsOfSubscription, type Refundable, refundableCharges } from '../ledger/queries-money.ts'
import { findOpenAttempt } from '../orders/queries-attempts.ts'
import { contractReference } from './contract/contract-reference.ts'
import { isConcluded } from './machine.ts'
import { withdrawalDeadline } from './policy.ts'
import { latestSubscription, type SubscriptionRow } from './queries.ts'
import { nextPayment, nextPaymentAt, nextPaymentFinalAt } from './schedule.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export const shownCard = ({
  cardBrand: brand,
  cardLast4: last4,
}: Pick<SubscriptionRow, 'cardBrand' | 'cardLast4'>): ShownCard | null =>
  brand === null || last4 === null ? null : { brand, last4 }

/** @returns null once every reduced period is paid */
export function reductionOf({ code, reducedAmount, reducedPeriods, trialDuration, period }: SubscriptionRow) {
  if (code === null || reducedAmount === null) return null
  const paid = trialDuration === null ? period : Math.max(0, period - 1)
  const periods = reducedPeriods === null ? null : reducedPeriods - paid
  return periods === null || periods > 0 ? { code, amount: reducedAmount, periods } : null
}

function plannedSwitch({ switchTo }: SubscriptionRow, next: Date | null) {
  if (!switchTo || !next) return null
  const { formula, formulaName, amount } = switchTo
  return { formula, formulaName, amount, date: next.toISOString() }
}

export function subscriptionView(
  row: SubscriptionRow,
  credits: CreditRow[],
  waitingFor: Subscription['waitingFor'] = null,
  charges?: readonly Refundable[],
): Subscription {
  const next = nextPaymentAt(row)
  const expected = (one: CreditRow) => {
    const at = one.state === 'due' && charges ? payableAt(one, nextPaymentFinalAt(row), charges) : one.dueAt
    return at > one.dueAt && { expectedDateTime: at.toISOString() }
  }
  return {
    uid: row.uid,
    formula: row.formula,
    formulaName: row.formulaName,
    reference: contractReference(row),
    card: shownCard(row),
    waitingFor,
    status: row.status,
    amount: row.amount,
    trialAmount: row.trialAmount,
    credits: promisedCredits(row, credits, charges).map((one) => ({
      amount: one.amount,
      promisedDateTime: iso(one.promisedAt),
      dueDateTime: one.dueAt.toISOString(),
      refundedDateTime: iso(one.refundedAt),
      ...expected(one),
      ...(isWaiting(one) && { waiting: true as const }),
    })),
    startedDateTime: iso(row.startedAt),
    expirationDateTime: iso(row.expirationAt),
    nextPaymentDateTime: iso(next),
    nextPaymentAmount: next && nextPayment(row).amount,
    pause: row.resumesAt && {
      resumesDateTime: row.resumesAt.toISOString(),
      refused: row.status === 'paused' && row.pastDueAt !== null,
    },
    reduction: reductionOf(row),
    switch: plannedSwitch(row, next),
    cancelledDateTime: iso(row.cancelledAt),
    endedDateTime: iso(row.endedAt),
    withdrawalDeadlineDateTime: iso(row.gifted ? null : row.startedAt && withdrawalDeadline(row.startedAt)),
    ...(row.gifted && { gifted: true as const }),
  }
}

/** The payment that the subscription waits for: that of its order, or a renewal by debit. */
async function waitingOf(
  db: Database,
  { uid, status, nextActionAt }: SubscriptionRow,
): Promise<Subscription['waitingFor']> {
  // During a renewal no next action is planned. Read the brand from the attempt: the member may have changed the card since.
  const isCharged = status === 'pending' || (isConcluded(status) && nextActionAt === null)
  const open = isCharged ? await findOpenAttempt(db, uid) : undefined
  if (!open) return null
  if (status !== 'pending') return open.cardBrand === debitBrand ? 'debit' : null
  return open.state === 'redirected' ? 'unfinished' : 'processing'
}

/** The user's running subscription, else the last that ended, else null. */
export async function currentSubscription(db: Database, userUid: string): Promise<Subscription | null> {
  const row = await latestSubscription(db, userUid)
  if (!row) return null
  const credits = await creditsOfSubscription(db, row.uid)
  const charges = credits.some(({ state }) => state === 'due') ? await refundableCharges(db, row.uid) : undefined
  return subscriptionView(row, credits, await waitingOf(db, row), charges)
}
