import type { OpenedPlatform } from '../../../platform/index.ts'
import { findSubscription } from '../lifecycle/queries.ts'
import { requestStoredCharge, settleCharge } from '../orders/charge.ts'
import { lookAgainAt } from '../orders/new-attempt.ts'
import { type AttemptRow, findAttempt, isOpenAttempt, takeAttemptsToLookAt } from '../orders/queries-attempts.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import { paymentProvider } from '../provider/registry.ts'

/** After this time, longer than any call lasts, a charge unknown to the provider never reached it. */
const lostMilliseconds = 120_000

/** After this time a payment page of the provider is abandoned. */
const abandonedMilliseconds = 86_400_000

/** A charge or a change of card whose outcome is unknown. */
type Waiting = Pick<AttemptRow, 'uid' | 'reference' | 'createdAt'>

const ageOf = ({ clock }: Pick<OpenedPlatform, 'clock'>, { createdAt }: Waiting): number =>
  clock.now().getTime() - createdAt.getTime()

/** @returns the outcome at the provider, undefined if unknown there; an abandoned payment page is cancelled */
export async function lookUpOutcome(platform: OpenedPlatform, waiting: Waiting): Promise<ChargeOutcome | undefined> {
  const provider = paymentProvider(platform)
  const { uid: key, reference } = waiting
  const found = await provider.lookup(key, reference)
  const abandoned = found?.state === 'redirect' && ageOf(platform, waiting) > abandonedMilliseconds
  return abandoned ? provider.cancel(key, reference) : found
}

/** Cancels at the provider a request that never reached it, so that it cannot arrive later. */
export async function closeIfLost(platform: OpenedPlatform, waiting: Waiting): Promise<ChargeOutcome | undefined> {
  if (ageOf(platform, waiting) <= lostMilliseconds) return undefined
  return paymentProvider(platform).cancel(waiting.uid, waiting.reference)
}

/**
 * Repeats the charge of a stored card: under the same key the provider charges once. Attempt and contract are read again first:
 * either may have ended while the batch was worked through. A contract that was cancelled or has ended is not charged any more.
 */
async function chargeAgain(platform: OpenedPlatform, { uid }: AttemptRow): Promise<ChargeOutcome | undefined> {
  const attempt = await findAttempt(platform.db, uid)
  if (!attempt || !isOpenAttempt(attempt) || !attempt.subscriptionUid) return undefined
  if (attempt.way !== 'stored' && attempt.way !== 'changed') return undefined
  const { status, method: current } = (await findSubscription(platform.db, attempt.subscriptionUid)) ?? {}
  if (status === 'cancelled' || status === 'ended') return undefined
  const method = attempt.method ?? current
  return method ? requestStoredCharge(platform, { ...attempt, method }) : undefined
}

/**
 * Looks up the outcome of attempts that a crash, a lost webhook or an abandoned page left open. A failed lookup does
 * not delay the others.
 */
export async function reconcileAttempts(platform: OpenedPlatform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.db.transaction((db) => takeAttemptsToLookAt(db, now, lookAgainAt))
  for (const attempt of due) {
    try {
      const outcome =
        (await lookUpOutcome(platform, attempt)) ??
        (await chargeAgain(platform, attempt)) ??
        (await closeIfLost(platform, attempt))
      if (outcome) await settleCharge(platform, attempt.uid, outcome)
    } catch (error) {
      platform.log.error({ err: error, attempt: attempt.uid }, 'the outcome of a charge could not be looked up')
    }
  }
}
