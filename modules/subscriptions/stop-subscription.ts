import type { Database } from '../../platform/database/index.ts'
import { notFound } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { endSubscription } from './end-subscription.ts'
import { nextStatus } from './machine.ts'
import { findSubscriberOf, lockRunningSubscription } from './queries.ts'

/**
 * Staff ends it now: access goes, nothing more is charged, nothing is refunded by it. Who may is the caller's to say.
 * @throws 404 where none is running
 */
export async function stopSubscription(platform: Platform, db: Database, userUid: string): Promise<void> {
  await db.transaction(async (db) => {
    const subscriber = await findSubscriberOf(db, userUid)
    const subscription = subscriber && (await lockRunningSubscription(db, subscriber.uid))
    if (!subscription || !nextStatus(subscription.status, 'stop')) {
      throw notFound('Aucun abonnement n’est en cours.')
    }
    await endSubscription(platform, db, subscription, 'staff')
  })
}
