import type { OpenedPlatform } from '../../../../platform/index.ts'
import { closeIfLost, lookUpOutcome } from '../../reconciliation/reconcile.ts'
import { lookAgainAt } from '../new-attempt.ts'
import { takeCardChangesToLookAt } from './queries-card-changes.ts'
import { settleCardChange } from './settle-card-change.ts'

/** Looks up the outcome of card changes left open. A failed lookup does not delay the others. */
export async function reconcileCardChanges(platform: OpenedPlatform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.db.transaction((db) => takeCardChangesToLookAt(db, now, lookAgainAt))
  for (const change of due) {
    try {
      const outcome = (await lookUpOutcome(platform, change)) ?? (await closeIfLost(platform, change))
      if (outcome) await settleCardChange(platform, change.uid, outcome)
    } catch (error) {
      platform.log.error({ err: error, attempt: change.uid }, 'the outcome of a change of card could not be looked up')
    }
  }
}
