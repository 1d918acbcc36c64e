import type { OpenedPlatform } from '../../../platform/index.ts'
import { findSubscription } from '../lifecycle/queries.ts'
import { askForStored, settleCharge } from '../orders/charge.ts'
import { lookAgainAt } from '../orders/new-attempt.ts'
import { type AttemptRow, takeAttemptsToLookAt } from '../orders/queries-attempts.ts'
import type { ChargeOutcome } from '../provider/provider.ts'
import { paymentProvider } from '../provider/registry.ts'

/** A card charge unknown to the provider after this time never arrived; longer than any call can last. */
const lostMilliseconds = 120_000

/** A page of the provider not completed within a day. */
const abandonedMilliseconds = 86_400_000

/** An attempt to take money, or a change of card, whose outcome is not known. */
type Waiting = Pick<AttemptRow, 'uid' | 'reference' | 'createdAt'>

const ageOf = ({ clock }: Pick<OpenedPlatform, 'clock'>, { createdAt }: Waiting): number =>
  clock.now().getTime() - createdAt.getTime()

/** What became of it; a page left alone is closed. @returns undefined where the provider does not know it */
export async function lookUp(platform: OpenedPlatform, waiting: Waiting): Promise<ChargeOutcome | undefined> {
  const provider = paymentProvider(platform)
  const { uid: key, reference } = waiting
  const found = await provider.lookup(key, reference)
  const abandoned = found?.state === 'redirect' && ageOf(platform, waiting) > abandonedMilliseconds
  return abandoned ? provider.cancel(key, reference) : found
}

/** What never arrived is closed at the provider, so that it cannot arrive any more. */
export async function closeIfLost(platform: OpenedPlatform, waiting: Waiting): Promise<ChargeOutcome | undefined> {
  if (ageOf(platform, waiting) <= lostMilliseconds) return undefined
  return paymentProvider(platform).cancel(waiting.uid, waiting.reference)
}

/** The same charge of a stored card may be asked for again: its key takes no money twice. */
async function chargeAgain(platform: OpenedPlatform, attempt: AttemptRow): Promise<ChargeOutcome | undefined> {
  if (attempt.way !== 'stored' && attempt.way !== 'changed') return undefined
  const method = attempt.method ?? (await findSubscription(platform.db, attempt.subscriptionUid))?.method
  return method ? askForStored(platform, { ...attempt, method }) : undefined
}

/**
 * Attempts without a known outcome (a crash, a lost webhook, an abandoned page): the provider is asked. One that
 * fails does not keep the others waiting.
 */
export async function reconcileAttempts(platform: OpenedPlatform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.db.transaction((db) => takeAttemptsToLookAt(db, now, lookAgainAt))
  for (const attempt of due) {
    try {
      const outcome =
        (await lookUp(platform, attempt)) ??
        (await chargeAgain(platform, attempt)) ??
        (await closeIfLost(platform, attempt))
      if (outcome) await settleCharge(platform, attempt.uid, outcome)
    } catch (error) {
      platform.log.error({ err: error, attempt: attempt.uid }, 'the outcome of a charge could not be looked up')
    }
  }
}
