import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { endSubscription } from '../../lifecycle/end-subscription.ts'
import { isConcluded } from '../../lifecycle/machine.ts'
import { lockRunningSubscriptionOf } from '../../lifecycle/queries.ts'

/**
 * Staff end a member's access: no further charge is made, because no member pays without access. Past payments are
 * refunded only by a separate refund.
 * @returns uid of the ended subscription; undefined when none was running
 */
export async function stopSubscription(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  userUid: string,
): Promise<string | undefined> {
  return db.transaction(async (db) => {
    const running = await lockRunningSubscriptionOf(db, userUid)
    if (!running || !isConcluded(running.status)) return undefined
    await endSubscription(platform, db, running, 'staff')
    return running.uid
  })
}
