import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { nextStatus } from './machine.ts'
import { detachSubscriber, findSubscriberOf, lockRunningSubscription, updateSubscription } from './queries.ts'
import { closeAtProvider, releaseCard } from './release.ts'

/**
 * Forgets the person and keeps the accounts: what is still running ends without a further charge, and what was paid
 * belongs to nobody any more. Done twice, the second changes nothing.
 */
export async function eraseSubscriptions(platform: Platform, db: Database, userUid: string): Promise<void> {
  const now = platform.clock.now()
  await db.transaction(async (db) => {
    const subscriber = await findSubscriberOf(db, userUid)
    if (!subscriber) return
    const running = await lockRunningSubscription(db, subscriber.uid)
    const status = running && nextStatus(running.status, 'stop')
    if (running && status) {
      await updateSubscription(db, running.uid, { status, endedAt: now, endReason: 'erased', nextActionAt: null })
      const { provider, method: card } = running
      await closeAtProvider(platform, db, { provider, card, at: now })
      await releaseCard(platform, db, running.uid, card)
    }
    await detachSubscriber(db, subscriber.uid, now)
  })
}
