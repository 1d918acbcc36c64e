import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { numberReceipt } from '../ledger/number-receipt.ts'
import { insertRefund, writeLedger } from '../ledger/queries-money.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import { lookAgainAt } from './new-attempt.ts'
import { type AttemptRow, updateAttempt } from './queries-attempts.ts'

type Waiting = Extract<ChargeOutcome, { state: 'redirect' | 'pending' }>
type Success = Extract<ChargeOutcome, { state: 'succeeded' }>
type Lost = Extract<ChargeOutcome, { state: 'refused' | 'cancelled' }>

/** Columns of an attempt, or of a change of card, whose outcome is not known yet. */
export const pendingColumns = (row: Pick<AttemptRow, 'href' | 'createdAt'>, outcome: Waiting, now: Date) =>
  ({
    state: outcome.state === 'pending' ? 'pending' : 'redirected',
    reference: outcome.reference,
    href: outcome.state === 'redirect' ? outcome.href : row.href,
    lookAt: lookAgainAt(row, now),
  }) as const

/** Columns of an attempt, or of a change of card, that failed or was stopped. */
export const lossColumns = (row: Pick<AttemptRow, 'reference'>, outcome: Lost, now: Date) =>
  ({
    state: outcome.state === 'refused' ? 'failed' : 'cancelled',
    errorCode: outcome.state === 'refused' ? outcome.code : null,
    reference: outcome.reference ?? row.reference,
    settledAt: now,
    lookAt: null,
  }) as const

/**
 * Records a successful payment: its attempt, and its charge in the ledger.
 * @param awaited false for a payment that arrived when nothing was left to pay for
 */
export async function recordSuccess(
  platform: Pick<Platform, 'config'>,
  db: Database,
  attempt: AttemptRow,
  { reference, method }: Success,
  { awaited, now }: { awaited: boolean; now: Date },
): Promise<void> {
  await updateAttempt(db, attempt.uid, {
    state: awaited ? 'succeeded' : 'surplus',
    reference,
    errorCode: null,
    cardBrand: method.brand,
    cardLast4: method.last4 || null,
    settledAt: now,
    lookAt: null,
  })
  if (attempt.amount === 0) return
  await writeLedger(db, {
    key: `charge:${attempt.uid}`,
    kind: 'charge',
    purpose: attempt.kind,
    amount: attempt.amount,
    provider: attempt.provider,
    reference,
    attemptUid: attempt.uid,
    subscriptionUid: attempt.subscriptionUid,
    subscriberUid: attempt.subscriberUid,
    at: now,
  })
  await numberReceipt(platform, db, attempt.uid, now)
}

/** Refunds a payment that arrived when nothing was left to pay for. */
export async function refundSurplus(
  db: Database,
  { uid: attemptUid, amount }: Pick<AttemptRow, 'uid' | 'amount'>,
  now: Date,
): Promise<void> {
  if (amount === 0) return
  const refund = { key: `surplus:${attemptUid}`, attemptUid, purpose: 'surplus', amount } as const
  await insertRefund(db, { ...refund, createdAt: now, tryAt: now })
}
