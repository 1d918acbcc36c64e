import type { Database } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { applyPayment } from './apply-payment.ts'
import { applyRefusal } from './apply-refusal.ts'
import { addMilliseconds } from './calendar.ts'
import { firstLookMilliseconds } from './new-attempt.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { lockSubscription } from './queries.ts'
import { type AttemptRow, findAttempt, isOpen, updateAttempt } from './queries-attempts.ts'
import { releaseCard } from './release.ts'

const rarestLookMilliseconds = 3_600_000

/** The older an open attempt, the more rarely it is looked at: abandoned pages must not load the provider. */
export function lookAgainAt({ createdAt }: Pick<AttemptRow, 'createdAt'>, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  return addMilliseconds(now, Math.min(rarestLookMilliseconds, Math.max(firstLookMilliseconds, Math.floor(age / 2))))
}

type Waiting = Extract<ChargeOutcome, { state: 'redirect' | 'pending' }>
type Lost = Extract<ChargeOutcome, { state: 'refused' | 'cancelled' }>

async function stayPending(db: Database, attempt: AttemptRow, outcome: Waiting, now: Date): Promise<void> {
  await updateAttempt(db, attempt.uid, {
    state: outcome.state === 'pending' ? 'pending' : 'redirected',
    reference: outcome.reference,
    href: outcome.state === 'redirect' ? outcome.href : attempt.href,
    lookAt: lookAgainAt(attempt, now),
  })
}

async function recordLoss(db: Database, attempt: AttemptRow, outcome: Lost, now: Date): Promise<void> {
  await updateAttempt(db, attempt.uid, {
    state: outcome.state === 'refused' ? 'failed' : 'cancelled',
    errorCode: outcome.state === 'refused' ? outcome.code : null,
    reference: outcome.reference ?? attempt.reference,
    settledAt: now,
    lookAt: null,
  })
}

/**
 * Records the outcome of an attempt in one transaction. Idempotent: a later outcome of a settled attempt changes
 * nothing, except that a late payment is recorded (and refunded).
 */
export async function settleAttempt(platform: OpenedPlatform, uid: string, outcome: ChargeOutcome): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction(async (db) => {
    const known = await findAttempt(db, uid)
    if (!known) return
    const subscription = await lockSubscription(db, known.subscriptionUid)
    const attempt = await findAttempt(db, uid)
    if (!attempt || attempt.state === 'succeeded' || attempt.state === 'surplus') return
    if (outcome.state !== 'succeeded' && !isOpen(attempt)) return
    if (outcome.state === 'redirect' || outcome.state === 'pending') return stayPending(db, attempt, outcome, now)
    if (outcome.state === 'succeeded') await applyPayment(platform, db, subscription, attempt, outcome)
    else {
      await recordLoss(db, attempt, outcome, now)
      await applyRefusal(platform, db, subscription, attempt)
    }
    // Another card may have replaced the charged one meanwhile.
    await releaseCard(platform, db, subscription.uid, attempt.method)
  })
}
