import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { attempts, subscribers, subscriptions } from '../tables.ts'
import { gifts } from '../tables-gifts.ts'
import { type ReceiptRow, receiptSeries, receipts } from '../tables-receipts.ts'

export type { ReceiptRow, Seller } from '../tables-receipts.ts'

/** Purpose of a payment: the name of its formula. */
export const formulaNameOf = sql<string>`coalesce(${attempts.formulaName}, ${subscriptions.formulaName}, ${gifts.formulaName})`

/** The next number of that year; concurrent callers wait for the row lock and get the following numbers. */
export async function takeReceiptNumber(db: Database, year: number): Promise<number> {
  const [row] = await db
    .insert(receiptSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.year, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning({ last: receiptSeries.last })
  if (!row) throw new Error('a receipt could not be numbered')
  return row.last
}

export async function insertReceipt(db: Database, receipt: ReceiptRow): Promise<void> {
  await db.insert(receipts).values(receipt)
}

export async function findReceipt(db: Database, attemptUid: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.attemptUid, attemptUid))
  return row
}

async function findPaid(db: Database, where: SQL | undefined) {
  const [row] = await db
    .select({
      receipt: receipts,
      attempt: attempts,
      formulaName: formulaNameOf,
      months: gifts.months,
      firstname: subscribers.firstname,
      lastname: subscribers.lastname,
      userUid: subscribers.userUid,
      giftEmail: gifts.buyerEmail,
    })
    .from(receipts)
    .innerJoin(attempts, eq(attempts.uid, receipts.attemptUid))
    .leftJoin(subscriptions, eq(subscriptions.uid, attempts.subscriptionUid))
    .leftJoin(gifts, eq(gifts.uid, attempts.giftUid))
    .innerJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
    .where(where)
  return row
}

/** A charge of the user and its receipt; undefined when it is another user's, or nothing was charged. */
export const findOwnReceipt = (db: Database, userUid: string, attemptUid: string) =>
  findPaid(db, and(eq(receipts.attemptUid, attemptUid), eq(subscribers.userUid, userUid)))

/** Any charge and its receipt; undefined when nothing was charged. */
export const findPaidReceipt = (db: Database, attemptUid: string) => findPaid(db, eq(receipts.attemptUid, attemptUid))

export type PaidReceipt = NonNullable<Awaited<ReturnType<typeof findPaid>>>
