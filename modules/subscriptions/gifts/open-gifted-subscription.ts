import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import { insertSubscription, type SubscriptionRow } from '../lifecycle/queries.ts'
import type { GiftRow } from './queries-gifts.ts'

type Given = Pick<GiftRow, 'formula' | 'formulaName' | 'months'>

/** Opens given months as a subscription that ends by itself and that no card renews. */
export function openGiftedSubscription(
  db: Database,
  subscriberUid: string,
  { formula, formulaName, months }: Given,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<SubscriptionRow> {
  return insertSubscription(db, {
    uid: randomUUIDv7(),
    subscriberUid,
    formula,
    formulaName,
    amount: 0,
    trialAmount: 0,
    periodDuration: months,
    periodDurationUnit: 'month',
    creditAmount: 0,
    status: 'cancelled',
    gifted: true,
    provider: 'gift',
    orderedAt: now,
    startedAt: now,
    anchorAt: now,
    period: 1,
    expirationAt: endsAt,
    nextActionAt: endsAt,
    cancelledAt: now,
  })
}
