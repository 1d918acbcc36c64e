import type { Platform } from '../../../platform/index.ts'
import type { ChargeOutcome } from '../payment/provider.ts'
import { paymentProvider } from '../payment/registry.ts'
import { abandonedMilliseconds, lostMilliseconds } from '../reconcile.ts'
import { lookAgainAt } from '../settle-attempt.ts'
import { type CardChangeRow, takeCardChangesToLookAt } from './queries-card-changes.ts'
import { settleCardChange } from './settle-card-change.ts'

async function ask(
  platform: Platform,
  { uid, reference, createdAt }: CardChangeRow,
): Promise<ChargeOutcome | undefined> {
  const provider = paymentProvider(platform)
  const found = await provider.lookup(uid, reference)
  const age = platform.clock.now().getTime() - createdAt.getTime()
  const given = found ? found.state === 'redirect' && age > abandonedMilliseconds : age > lostMilliseconds
  return given ? provider.cancel(uid, reference) : found
}

/** Changes of card of which nobody brought the outcome: the provider is asked. */
export async function reconcileCardChanges(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.db.transaction((db) => takeCardChangesToLookAt(db, now, lookAgainAt))
  for (const change of due) {
    try {
      const outcome = await ask(platform, change)
      if (outcome) await settleCardChange(platform, change.uid, outcome)
    } catch (error) {
      platform.log.error({ err: error, change: change.uid }, 'a change of card could not be looked up')
    }
  }
}
