import type { OpenedPlatform } from '../../platform/index.ts'
import type { Asked, Settle } from './ask-provider.ts'
import type { ChargeOutcome } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import { findSubscription } from './queries.ts'
import { type AttemptRow, takeAttemptsToLookAt } from './queries-attempts.ts'
import { lookAgainAt, settleAttempt } from './settle-attempt.ts'

/** A card charge unknown to the provider after this time never arrived; longer than any call can last. */
const lostMilliseconds = 120_000

/** A page of the provider not completed within a day. */
const abandonedMilliseconds = 86_400_000

type Waiting = Asked & { createdAt: Date }

/**
 * Asks for the outcome. An abandoned page is closed, and so is an attempt that never arrived.
 * @param again used when the provider knows nothing and the same request may be sent again with the same key
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

/** Asks the provider about each, and records the answer; a failed one does not block the others. */
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

/** Attempts without an outcome (a crash, a lost webhook, an abandoned page): asks the provider. */
export async function reconcileAttempts(platform: OpenedPlatform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.db.transaction((db) => takeAttemptsToLookAt(db, now, lookAgainAt))
  await reconcileEach(platform, due, { settle: settleAttempt, again: (attempt) => chargeAgain(platform, attempt) })
}
