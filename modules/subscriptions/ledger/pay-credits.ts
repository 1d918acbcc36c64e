import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { addDays } from '../lifecycle/calendar.ts'
import { lockSubscription } from '../lifecycle/queries.ts'
import { finalCharges, planRefunds } from './plan-refunds.ts'
import {
  type CreditRow,
  creditsOfSubscription,
  dueCredits,
  insertRefund,
  lockCredit,
  refundableCharges,
  updateCredit,
} from './queries-money.ts'

async function payCredit(db: Database, { uid, subscriptionUid, amount }: CreditRow, now: Date): Promise<void> {
  const subscription = await lockSubscription(db, subscriptionUid)
  const credit = await lockCredit(db, uid)
  if (credit?.state !== 'due' || !credit.tryAt || credit.tryAt > now) return
  const charges = await refundableCharges(db, subscriptionUid)
  const plan = planRefunds(finalCharges(charges, now), amount)
  if (!plan) {
    // Refund only from final payments. Otherwise retry daily and after the next payment (apply-payment.ts), or void the credit.
    const lapses = subscription.status === 'ended' && !planRefunds(charges, amount)
    return updateCredit(db, uid, lapses ? { state: 'void', tryAt: null } : { tryAt: addDays(now, 1) })
  }
  for (const { attemptUid, amount } of plan) {
    const key = `credit:${uid}:${attemptUid}`
    await insertRefund(db, { key, attemptUid, creditUid: uid, purpose: 'credit', amount, createdAt: now, tryAt: now })
  }
  await updateCredit(db, uid, { state: 'refunding', tryAt: null })
}

/** Voids credits of an ended subscription that its payments do not cover: no payment will follow. */
export async function voidUnpayableCredits(db: Database, subscriptionUid: string): Promise<void> {
  const due = (await creditsOfSubscription(db, subscriptionUid)).filter(({ state }) => state === 'due')
  if (due.length === 0) return
  const charges = await refundableCharges(db, subscriptionUid)
  for (const { uid, amount } of due) {
    if (!planRefunds(charges, amount)) await updateCredit(db, uid, { state: 'void', tryAt: null })
  }
}

/** Turns due credits into refunds. */
export async function payDueCredits(platform: Pick<OpenedPlatform, 'db' | 'clock'>): Promise<void> {
  const now = platform.clock.now()
  for (const credit of await dueCredits(platform.db, now)) {
    await platform.db.transaction((db) => payCredit(db, credit, now))
  }
}
