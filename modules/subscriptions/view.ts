import type { Subscription } from '../../contracts/subscriptions.ts'
import type { Database } from '../../platform/database/index.ts'
import { withdrawalDeadline } from './policy.ts'
import { latestSubscription, type SubscriptionRow } from './queries.ts'
import { type CreditRow, creditsOfSubscription } from './queries-money.ts'
import { nextPaymentAt } from './schedule.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export function subscriptionView(row: SubscriptionRow, credits: CreditRow[]): Subscription {
  const next = nextPaymentAt(row)
  return {
    uid: row.uid,
    formula: row.formula,
    status: row.status,
    amount: row.amount,
    trialAmount: row.trialAmount,
    credits: credits
      .filter(({ state }) => state !== 'void')
      .map(({ amount, dueAt, refundedAt }) => ({
        amount,
        dueDateTime: dueAt.toISOString(),
        refundedDateTime: iso(refundedAt),
      })),
    startedDateTime: iso(row.startedAt),
    expirationDateTime: iso(row.expirationAt),
    nextPaymentDateTime: iso(next),
    nextPaymentAmount: next && row.amount,
    cancelledDateTime: iso(row.cancelledAt),
    endedDateTime: iso(row.endedAt),
    withdrawalDeadlineDateTime: iso(row.startedAt && withdrawalDeadline(row.startedAt)),
  }
}

/** Her running subscription, else the last that ended, else null. */
export async function currentSubscription(db: Database, userUid: string): Promise<Subscription | null> {
  const row = await latestSubscription(db, userUid)
  return row ? subscriptionView(row, await creditsOfSubscription(db, row.uid)) : null
}
