import type { LastOrder } from '../../../contracts/subscriptions/own-payments.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type AttemptRow, findLastOrderAttempt } from './queries-attempts.ts'

/** State that a buyer sees for each state of a payment. */
export const orderStates = {
  started: 'processing',
  pending: 'processing',
  redirected: 'unfinished',
  succeeded: 'succeeded',
  surplus: 'succeeded',
  failed: 'refused',
  cancelled: 'cancelled',
} as const satisfies Record<AttemptRow['state'], LastOrder['state']>

/**
 * Result of the latest order, for a user who returns from the provider's page.
 * The subscription of a refused order is never shown, so it cannot tell the result.
 */
export async function readLastOrder(db: Database, userUid: string): Promise<LastOrder | null> {
  const last = await findLastOrderAttempt(db, userUid)
  if (!last) return null
  const { state, errorCode, settledAt, createdAt } = last
  return { state: orderStates[state], errorCode, date: (settledAt ?? createdAt).toISOString() }
}
