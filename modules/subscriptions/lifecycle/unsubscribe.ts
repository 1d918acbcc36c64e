import type { ContractDeclaration } from '../../../contracts/subscriptions/contract-links.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { cancelSubscriptionJob } from '../jobs.ts'
import { storeDeclaration } from './contract/store-declaration.ts'
import { nextStatus } from './machine.ts'
import { lockOwnSubscription } from './own-subscription.ts'
import { updateSubscription } from './queries.ts'

/**
 * Stores the request; a job does the rest.
 * @param by member of staff who does it for the member
 * @throws 404 when the user has no subscription, 400 for a wished day outside the paid period
 */
export async function unsubscribe(
  platform: Pick<Platform, 'clock' | 'jobs'>,
  db: Database,
  userUid: string,
  { declaration, by }: { declaration?: ContractDeclaration; by?: string } = {},
): Promise<void> {
  await db.transaction(async (db) => {
    const subscription = await lockOwnSubscription(db, userUid)
    if (subscription.cancelRequestedAt || !nextStatus(subscription.status, 'cancel')) return
    const now = platform.clock.now()
    if (declaration) await storeDeclaration(db, subscription, 'cancel', declaration, { now })
    await updateSubscription(db, subscription.uid, { cancelRequestedAt: now })
    await platform.jobs.enqueue(db, cancelSubscriptionJob, { subscription: subscription.uid, by })
  })
}
