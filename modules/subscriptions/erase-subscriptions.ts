import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { nextStatus } from './machine.ts'
import { detachSubscriber, findSubscriberOf, lockRunningSubscription, updateSubscription } from './queries.ts'

/**
 * Forgets the person and keeps the accounts: what is still running ends without a further charge, and what was paid
 * belongs to nobody any more. Done twice, the second changes nothing.
 */
export async function eraseSubscriptions(db: Database, clock: Platform['clock'], userUid: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (db) => {
    const subscriber = await findSubscriberOf(db, userUid)
    if (!subscriber) return
    const running = await lockRunningSubscription(db, subscriber.uid)
    const status = running && nextStatus(running.status, 'stop')
    if (running && status) {
      await updateSubscription(db, running.uid, { status, endedAt: now, endReason: 'erased', nextActionAt: null })
    }
    await detachSubscriber(db, subscriber.uid, now)
  })
}
