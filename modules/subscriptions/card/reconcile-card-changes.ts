import type { OpenedPlatform } from '../../../platform/index.ts'
import { reconcileEach } from '../reconcile.ts'
import { lookAgainAt } from '../settle-attempt.ts'
import { takeCardChangesToLookAt } from './queries-card-changes.ts'
import { settleCardChange } from './settle-card-change.ts'

/** Changes of card without an outcome: asks the provider. */
export async function reconcileCardChanges(platform: OpenedPlatform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.db.transaction((db) => takeCardChangesToLookAt(db, now, lookAgainAt))
  await reconcileEach(platform, due, { settle: settleCardChange })
}
