import type { Database } from '../../../platform/database/index.ts'
import { remainingRefundable } from '../ledger/queries-money.ts'
import { addDays } from '../lifecycle/calendar.ts'
import { lockSubscription } from '../lifecycle/queries.ts'
import type { AttemptRow } from '../orders/queries-attempts.ts'
import { lockGift, updateGift } from './queries-gifts.ts'
import { giftRetentionDays } from './settle-gift.ts'

/** Locks the gift or subscription that a payment is for, which serialises charges, refunds and the use of a code. */
export async function lockSubject(
  db: Database,
  { giftUid, subscriptionUid }: Pick<AttemptRow, 'giftUid' | 'subscriptionUid'>,
): Promise<void> {
  if (giftUid) await lockGift(db, giftUid)
  else if (subscriptionUid) await lockSubscription(db, subscriptionUid)
}

/** Voids the unused code of a gift that is fully refunded. The caller has locked the gift. */
export async function voidIfRefunded(
  db: Database,
  { uid, giftUid }: Pick<AttemptRow, 'uid' | 'giftUid'>,
  now: Date,
): Promise<void> {
  if (!giftUid || (await remainingRefundable(db, uid)) > 0) return
  const { state } = await lockGift(db, giftUid)
  if (state !== 'ready') return
  await updateGift(db, giftUid, {
    state: 'void',
    codeEncrypted: null,
    voidedAt: now,
    forgetAt: addDays(now, giftRetentionDays),
  })
}
