import type { Database } from '../../../platform/database/index.ts'
import { type SubscriptionRow, updateSubscription } from './queries.ts'
import { nextActionAt, resetDebitNotice } from './schedule.ts'

/** Stores a change together with the date on which the sweep has to process the subscription next. */
export function updatePlanned(
  db: Database,
  subscription: SubscriptionRow,
  asked: Partial<SubscriptionRow> = {},
): Promise<SubscriptionRow> {
  const change = { ...resetDebitNotice(subscription, asked), ...asked }
  return updateSubscription(db, subscription.uid, {
    ...change,
    nextActionAt: nextActionAt({ ...subscription, ...change }),
  })
}
