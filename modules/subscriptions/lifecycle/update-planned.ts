import type { Database } from '../../../platform/database/index.ts'
import { type SubscriptionRow, updateSubscription } from './queries.ts'
import { nextActionAt } from './schedule.ts'

/** Stores a change together with the date on which the sweep has to process the subscription next. */
export const updatePlanned = (
  db: Database,
  subscription: SubscriptionRow,
  change: Partial<SubscriptionRow> = {},
): Promise<SubscriptionRow> =>
  updateSubscription(db, subscription.uid, {
    ...change,
    nextActionAt: nextActionAt({ ...subscription, ...change }),
  })
