import type { Platform } from '../../platform/index.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import { findSubscription } from './queries.ts'
import { type AttemptRow, takeAttemptsToLookAt } from './queries-attempts.ts'
import { lookAgainAt, settleAttempt } from './settle-attempt.ts'

/** A card's charge that the provider does not know after this long never got there; longer than any call may last. */
export const lostMilliseconds = 120_000

/** A page of the provider that was left alone for a day. */
export const abandonedMilliseconds = 86_400_000

async function ask(platform: Platform, attempt: AttemptRow): Promise<ChargeOutcome | undefined> {
  const provider = paymentProvider(platform)
  const { uid: key, reference, amount, way } = attempt
  const found = await provider.lookup(key, reference)
  const age = platform.clock.now().getTime() - attempt.createdAt.getTime()
  if (found) {
    const abandoned = found.state === 'redirect' && age > abandonedMilliseconds
    return abandoned ? provider.cancel(key, reference) : found
  }
  if (way === 'stored' || way === 'changed') {
    const method = attempt.method ?? (await findSubscription(platform.db, attempt.subscriptionUid))?.method
    if (method) return provider.chargeStored({ key, amount, method })
  }
  return age > lostMilliseconds ? provider.cancel(key, reference) : undefined
}

/** Attempts of which nobody brought the outcome (a crash, a lost webhook, an abandoned page): the provider is asked. */
export async function reconcileAttempts(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.db.transaction((db) => takeAttemptsToLookAt(db, now, lookAgainAt))
  for (const attempt of due) {
    try {
      const outcome = await ask(platform, attempt)
      if (outcome) await settleAttempt(platform, attempt.uid, outcome)
    } catch (error) {
      platform.log.error({ err: error, attempt: attempt.uid }, 'an attempt could not be looked up')
    }
  }
}
