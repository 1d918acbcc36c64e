import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { givesAccess } from './machine.ts'
import { latestSubscription } from './queries.ts'

/** The end of the paid period, if it is in the future. */
export async function findPaidPeriodEnd(db: Database, clock: Platform['clock'], userUid: string): Promise<Date | null> {
  const subscription = await latestSubscription(db, userUid)
  if (!subscription || !givesAccess(subscription.status)) return null
  const end = subscription.expirationAt
  return end && end > clock.now() ? end : null
}
