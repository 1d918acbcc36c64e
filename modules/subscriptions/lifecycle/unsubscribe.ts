import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { cancelSubscriptionJob } from '../jobs.ts'
import { nextStatus } from './machine.ts'
import { findSubscriberOf, lockRunningSubscription, updateSubscription } from './queries.ts'

/**
 * Stores the request; a job does the rest.
 * @throws 404 when the user has no subscription
 */
export async function unsubscribe(
  platform: Pick<Platform, 'clock' | 'jobs'>,
  db: Database,
  userUid: string,
): Promise<void> {
  await db.transaction(async (db) => {
    const subscriber = await findSubscriberOf(db, userUid)
    const subscription = subscriber && (await lockRunningSubscription(db, subscriber.uid))
    if (!subscription || subscription.status === 'pending') throw notFound('Vous n’avez pas d’abonnement en cours.')
    if (subscription.cancelRequestedAt || !nextStatus(subscription.status, 'cancel')) return
    await updateSubscription(db, subscription.uid, { cancelRequestedAt: platform.clock.now() })
    await platform.jobs.enqueue(db, cancelSubscriptionJob, { subscription: subscription.uid })
  })
}
