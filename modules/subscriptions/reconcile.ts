import type { OpenedPlatform } from '../../platform/index.ts'
import type { Asked, Settle } from './ask-provider.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import { findSubscription } from './queries.ts'
import { type AttemptRow, takeAttemptsToLookAt } from './queries-attempts.ts'
import { lookAgainAt, settleAttempt } from './settle-attempt.ts'

/** A card's charge that the provider does not know after this long never got there; longer than any call may last. */
const lostMilliseconds = 120_000

/** A page of the provider that was left alone for a day. */
const abandonedMilliseconds = 86_400_000

type Waiting = Asked & { createdAt: Date }

/**
 * What became of it. A page left alone is closed, and so is what never arrived.
 * @param again where the provider knows nothing, and the same may be asked for again with the same key
 */
async function findOut<Row extends Waiting>(
  platform: OpenedPlatform,
  row: Row,
  again?: (row: Row) => Promise<ChargeOutcome | undefined>,
): Promise<ChargeOutcome | undefined> {
  const provider = paymentProvider(platform)
  const { uid: key, reference, createdAt } = row
  const found = await provider.lookup(key, reference)
  const age = platform.clock.now().getTime() - createdAt.getTime()
  if (found) return found.state === 'redirect' && age > abandonedMilliseconds ? provider.cancel(key, reference) : found
  return (await again?.(row)) ?? (age > lostMilliseconds ? provider.cancel(key, reference) : undefined)
}

/** Asks the provider about each, and takes in what it says; one that fails does not keep the others waiting. */
export async function reconcileEach<Row extends Waiting>(
  platform: OpenedPlatform,
  due: readonly Row[],
  { settle, again }: { settle: Settle; again?: (row: Row) => Promise<ChargeOutcome | undefined> },
): Promise<void> {
  for (const row of due) {
    try {
      const outcome = await findOut(platform, row, again)
      if (outcome) await settle(platform, row.uid, outcome)
    } catch (error) {
      platform.log.error({ err: error, attempt: row.uid }, 'the payment provider could not be asked what became of it')
    }
  }
}

async function chargeAgain(platform: OpenedPlatform, attempt: AttemptRow): Promise<ChargeOutcome | undefined> {
  const { uid: key, amount, way, subscriptionUid } = attempt
  if (way !== 'stored' && way !== 'changed') return undefined
  const method = attempt.method ?? (await findSubscription(platform.db, subscriptionUid))?.method
  return method ? paymentProvider(platform).chargeStored({ key, amount, method }) : undefined
}

/** Attempts of which nobody brought the outcome (a crash, a lost webhook, an abandoned page): the provider is asked. */
export async function reconcileAttempts(platform: OpenedPlatform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.db.transaction((db) => takeAttemptsToLookAt(db, now, lookAgainAt))
  await reconcileEach(platform, due, { settle: settleAttempt, again: (attempt) => chargeAgain(platform, attempt) })
}
