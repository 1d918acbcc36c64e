import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { lockRunningSubscriptionOf, type SubscriptionRow } from './queries.ts'

export const noSubscriptionError = () => notFound('Vous n’avez pas d’abonnement en cours.')

/** Locks the user's running subscription. @throws 404 without one, or while its order is not paid */
export async function lockOwnSubscription(db: Database, userUid: string): Promise<SubscriptionRow> {
  const subscription = await lockRunningSubscriptionOf(db, userUid)
  if (!subscription || subscription.status === 'pending') throw noSubscriptionError()
  return subscription
}
