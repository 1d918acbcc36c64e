import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { numberReceipt } from '../ledger/number-receipt.ts'
import { writeLedger } from '../ledger/queries-money.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import { lookAgainAt } from './new-attempt.ts'
import { type AttemptRow, updateAttempt } from './queries-attempts.ts'

type Waiting = Extract<ChargeOutcome, { state: 'redirect' | 'pending' }>
type Success = Extract<ChargeOutcome, { state: 'succeeded' }>
type Lost = Extract<ChargeOutcome, { state: 'refused' | 'cancelled' }>

export async function recordPending(db: Database, attempt: AttemptRow, outcome: Waiting, now: Date): Promise<void> {
  await updateAttempt(db, attempt.uid, {
    state: outcome.state === 'pending' ? 'pending' : 'redirected',
    reference: outcome.reference,
    href: outcome.state === 'redirect' ? outcome.href : attempt.href,
    lookAt: lookAgainAt(attempt, now),
  })
}

export async function recordLoss(db: Database, attempt: AttemptRow, outcome: Lost, now: Date): Promise<void> {
  await updateAttempt(db, attempt.uid, {
    state: outcome.state === 'refused' ? 'failed' : 'cancelled',
    errorCode: outcome.state === 'refused' ? outcome.code : null,
    reference: outcome.reference ?? attempt.reference,
    settledAt: now,
    lookAt: null,
  })
}

export const chargedCard = ({ method }: Success): Pick<AttemptRow, 'cardBrand' | 'cardLast4'> => ({
  cardBrand: method.brand,
  cardLast4: method.last4 || null,
})

export async function recordCharge(
  platform: Pick<Platform, 'config'>,
  db: Database,
  attempt: AttemptRow,
  reference: string,
  now: Date,
): Promise<void> {
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
