import { and, asc, eq, gte, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import * as tables from '../tables.ts'
import { cardChanges } from '../tables-cards.ts'
import { codeUses } from '../tables-code-uses.ts'
import { contractLinks } from '../tables-contract-links.ts'
import { contractDeclarations } from '../tables-declarations.ts'
import { giftUses } from '../tables-gift-uses.ts'
import { gifts } from '../tables-gifts.ts'
import { leavingAnswers } from '../tables-leaving.ts'
import { pauses } from '../tables-pauses.ts'
import { receipts } from '../tables-receipts.ts'
import { switches } from '../tables-switches.ts'

const { attempts, credits, ledger, refunds, subscribers, subscriptions } = tables

/** Erased buyers without a charge, refund or attempt since that moment. */
export async function listForgettable(db: Database, before: Date, limit: number): Promise<string[]> {
  const later = db
    .select({ uid: ledger.uid })
    .from(ledger)
    .where(and(eq(ledger.subscriberUid, subscribers.uid), gte(ledger.at, before)))
  const tried = db
    .select({ uid: attempts.uid })
    .from(attempts)
    .where(and(eq(attempts.subscriberUid, subscribers.uid), gte(attempts.createdAt, before)))
  const rows = await db
    .select({ uid: subscribers.uid })
    .from(subscribers)
    .where(and(isNotNull(subscribers.erasedAt), lt(subscribers.createdAt, before), notExists(later), notExists(tried)))
    .orderBy(asc(subscribers.createdAt))
    .limit(limit)
  return rows.map(({ uid }) => uid)
}

/** Deletes everything about one buyer, rows before those that they reference. */
export async function deleteSubscriber(db: Database, uid: string): Promise<void> {
  const theirs = db.select({ uid: subscriptions.uid }).from(subscriptions).where(eq(subscriptions.subscriberUid, uid))
  const tried = db.select({ uid: attempts.uid }).from(attempts).where(eq(attempts.subscriberUid, uid))
  const bought = await db
    .select({ uid: attempts.giftUid })
    .from(attempts)
    .where(and(eq(attempts.subscriberUid, uid), isNotNull(attempts.giftUid)))
  const theirGifts = bought.flatMap((gift) => gift.uid ?? [])
  await db.delete(giftUses).where(or(eq(giftUses.subscriberUid, uid), inArray(giftUses.giftUid, theirGifts)))
  await db.delete(contractLinks).where(inArray(contractLinks.subscriptionUid, theirs))
  await db.delete(contractDeclarations).where(inArray(contractDeclarations.subscriptionUid, theirs))
  await db.delete(pauses).where(inArray(pauses.subscriptionUid, theirs))
  await db.delete(switches).where(inArray(switches.subscriptionUid, theirs))
  await db.delete(codeUses).where(eq(codeUses.subscriberUid, uid))
  await db.delete(leavingAnswers).where(inArray(leavingAnswers.subscriptionUid, theirs))
  await db.delete(receipts).where(inArray(receipts.attemptUid, tried))
  await db.delete(refunds).where(inArray(refunds.attemptUid, tried))
  await db.delete(ledger).where(eq(ledger.subscriberUid, uid))
  await db.delete(credits).where(eq(credits.subscriberUid, uid))
  await db.delete(cardChanges).where(eq(cardChanges.subscriberUid, uid))
  await db.delete(attempts).where(eq(attempts.subscriberUid, uid))
  await db.delete(gifts).where(inArray(gifts.uid, theirGifts))
  await db.delete(subscriptions).where(eq(subscriptions.subscriberUid, uid))
  await db.delete(subscribers).where(eq(subscribers.uid, uid))
}
