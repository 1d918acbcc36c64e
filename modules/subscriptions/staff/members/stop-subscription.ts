import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { endSubscription } from '../../end-subscription.ts'
import { givesAccess } from '../../machine.ts'
import { findSubscriberOf, lockRunningSubscription } from '../../queries.ts'

/**
 * Staff take her access away: nobody pays for what she may not see, so that nothing is charged from now on. What she
 * has paid is given back only by a refund of its own.
 * @returns uid of the subscription that ended; undefined where none was running
 */
export async function stopSubscription(platform: Platform, db: Database, userUid: string): Promise<string | undefined> {
  return db.transaction(async (db) => {
    const subscriber = await findSubscriberOf(db, userUid)
    const running = subscriber && (await lockRunningSubscription(db, subscriber.uid))
    if (!running || !givesAccess(running.status)) return undefined
    await endSubscription(platform, db, running, 'staff')
    return running.uid
  })
}
