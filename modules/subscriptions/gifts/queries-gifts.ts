import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { attempts, subscribers } from '../tables.ts'
import { giftUses } from '../tables-gift-uses.ts'
import { gifts } from '../tables-gifts.ts'

export type GiftRow = typeof gifts.$inferSelect
export type GiftUseRow = typeof giftUses.$inferSelect

/** @returns undefined if the same request has already stored a gift */
export async function insertGift(db: Database, row: typeof gifts.$inferInsert): Promise<GiftRow | undefined> {
  const [inserted] = await db.insert(gifts).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function updateGift(
  db: Database,
  uid: string,
  change: Partial<typeof gifts.$inferInsert>,
): Promise<GiftRow> {
  const [row] = await db.update(gifts).set(change).where(eq(gifts.uid, uid)).returning()
  if (!row) throw new Error('there is no such gift')
  return row
}

export async function findGift(db: Database, uid: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gifts).where(eq(gifts.uid, uid))
  return row
}

export async function lockGift(db: Database, uid: string): Promise<GiftRow> {
  const [row] = await db.select().from(gifts).where(eq(gifts.uid, uid)).for('no key update')
  if (!row) throw new Error('there is no such gift')
  return row
}

export async function findGiftByCode(db: Database, codeHash: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gifts).where(eq(gifts.codeHash, codeHash))
  return row
}

export async function lockGiftByCode(db: Database, codeHash: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gifts).where(eq(gifts.codeHash, codeHash)).for('no key update')
  return row
}

export async function findGiftByMail(db: Database, mailUid: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gifts).where(eq(gifts.mailUid, mailUid))
  return row
}

/** The payment attempt of a gift; each gift has one. */
export async function findGiftAttempt(db: Database, giftUid: string) {
  const [row] = await db.select().from(attempts).where(eq(attempts.giftUid, giftUid))
  return row
}

/** Finds the gift that the request with this hash ordered, with its payment. */
export async function findGiftByRequest(db: Database, requestHash: string) {
  const [row] = await db
    .select({ gift: gifts, attempt: attempts })
    .from(gifts)
    .innerJoin(attempts, eq(attempts.giftUid, gifts.uid))
    .where(eq(gifts.requestHash, requestHash))
  return row
}

export async function insertGiftUse(db: Database, use: GiftUseRow): Promise<void> {
  await db.insert(giftUses).values(use)
}

export async function findGiftUse(db: Database, giftUid: string): Promise<GiftUseRow | undefined> {
  const [row] = await db.select().from(giftUses).where(eq(giftUses.giftUid, giftUid))
  return row
}

/** The gifts that were added to a subscription, in the order of their months. */
export async function listGiftsAddedTo(db: Database, subscriptionUid: string) {
  return db
    .select({ gift: gifts, use: giftUses })
    .from(giftUses)
    .innerJoin(gifts, eq(gifts.uid, giftUses.giftUid))
    .where(eq(giftUses.subscriptionUid, subscriptionUid))
    .orderBy(asc(giftUses.startsAt))
}

/** End of the given months that run now, by the uid of their subscription. */
export async function givenMonthsNow(
  db: Database,
  subscriptionUids: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  if (subscriptionUids.length === 0) return new Map()
  const rows = await db
    .select({ uid: giftUses.subscriptionUid, endsAt: giftUses.endsAt })
    .from(giftUses)
    .where(
      and(
        inArray(giftUses.subscriptionUid, [...subscriptionUids]),
        lte(giftUses.startsAt, now),
        gt(giftUses.endsAt, now),
      ),
    )
  return new Map(rows.map(({ uid, endsAt }) => [uid, endsAt]))
}

export async function moveGiftUse(
  db: Database,
  giftUid: string,
  place: Pick<GiftUseRow, 'subscriptionUid' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  await db.update(giftUses).set(place).where(eq(giftUses.giftUid, giftUid))
}

const mostShown = 100
const paidStates = ['ready', 'redeemed', 'void'] as const

export async function giftsBoughtBy(db: Database, subscriberUid: string): Promise<GiftRow[]> {
  const rows = await db
    .select({ gift: gifts })
    .from(gifts)
    .innerJoin(attempts, eq(attempts.giftUid, gifts.uid))
    .where(and(eq(attempts.subscriberUid, subscriberUid), inArray(gifts.state, [...paidStates])))
    .orderBy(desc(gifts.createdAt))
    .limit(mostShown)
  return rows.map(({ gift }) => gift)
}

export async function giftsUsedBy(db: Database, subscriberUid: string) {
  return db
    .select({ gift: gifts, use: giftUses })
    .from(giftUses)
    .innerJoin(gifts, eq(gifts.uid, giftUses.giftUid))
    .where(eq(giftUses.subscriberUid, subscriberUid))
    .orderBy(desc(giftUses.usedAt))
    .limit(mostShown)
}

export async function insertVisitingBuyer(db: Database, row: typeof subscribers.$inferInsert): Promise<void> {
  await db.insert(subscribers).values(row)
}

/** Deletes the words for printed cards of the gifts that the subscriber bought; their codes still work. */
export async function forgetGiftWords(db: Database, subscriberUid: string): Promise<void> {
  const bought = db.select({ uid: attempts.giftUid }).from(attempts).where(eq(attempts.subscriberUid, subscriberUid))
  await db.update(gifts).set({ receiver: null, note: null }).where(inArray(gifts.uid, bought))
}

/** Deletes personal data of visitors whose gifts are long finished; the accounting remains. @returns how many gifts */
export async function forgetGiftBuyers(db: Database, now: Date, limit: number): Promise<number> {
  const due = await db
    .select({ uid: gifts.uid, subscriberUid: attempts.subscriberUid })
    .from(gifts)
    .leftJoin(attempts, eq(attempts.giftUid, gifts.uid))
    .where(and(isNotNull(gifts.forgetAt), lte(gifts.forgetAt, now)))
    .limit(limit)
  const forgotten = { buyerEmail: null, receiver: null, note: null, codeEncrypted: null, forgetAt: null }
  const uids = due.map(({ uid }) => uid)
  const buyers = due.flatMap(({ subscriberUid }) => subscriberUid ?? [])
  if (uids.length > 0) await db.update(gifts).set(forgotten).where(inArray(gifts.uid, uids))
  if (buyers.length > 0) {
    await db
      .update(subscribers)
      .set({ firstname: null, lastname: null, erasedAt: now })
      .where(and(inArray(subscribers.uid, buyers), isNull(subscribers.userUid), isNull(subscribers.erasedAt)))
  }
  return due.length
}
