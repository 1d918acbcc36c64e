import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { readSetting } from '../../../platform/settings/index.ts'
import { hadConsentThroughout } from '../../accounts/index.ts'
import { creditMissedPromise } from '../../subscriptions/index.ts'
import { settleMissedPromise, takeMissedPromise } from '../../support/index.ts'
import { promiseCredit } from './settings.ts'

/**
 * Settles one promise in a transaction, so that a killed process leaves it untouched, or credited and settled.
 * @returns whether there was one
 */
async function settleOne(platform: OpenedPlatform, db: Database): Promise<boolean> {
  const missed = await takeMissedPromise(db)
  if (!missed) return false
  const { uid: promiseUid, ownerUid: userUid, waitingSince: from, dueAt: promisedAt } = missed
  // Without the member's consent staff could not answer: no credit for that hour.
  if (await hadConsentThroughout(db, userUid, 'coaching', { from, to: promisedAt })) {
    const amount = await readSetting(db, platform.config, promiseCredit)
    await creditMissedPromise(platform, db, { userUid, promiseUid, promisedAt, amount })
  }
  await settleMissedPromise(db, promiseUid, platform.clock.now())
  return true
}

/** Credits subscribers for the promised hours that passed without an answer. */
export const settleMissedSweep = defineSweep({
  name: 'coaching.settle-missed',
  everySeconds: 30,
  async handle(platform: OpenedPlatform) {
    while (await platform.db.transaction((db) => settleOne(platform, db)));
  },
})
