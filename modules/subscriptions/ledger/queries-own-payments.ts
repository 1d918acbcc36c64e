import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { attempts, subscribers, subscriptions } from '../tables.ts'
import { gifts } from '../tables-gifts.ts'
import { receipts } from '../tables-receipts.ts'
import { formulaNameOf } from './queries-receipts.ts'

export interface PaymentCursor {
  createdAt: string
  uid: string
}

/** Payments that succeeded, are in progress, or were refused when due; not orders that the user abandoned. */
function shown(): SQL | undefined {
  const came = inArray(attempts.state, ['succeeded', 'surplus', 'pending'])
  const refusedWhenDue = and(inArray(attempts.way, ['stored', 'changed']), eq(attempts.state, 'failed'))
  return and(sql`${attempts.amount} > 0`, or(came, refusedWhenDue))
}

/** The user's payments, newest first. */
export function listPaymentsOf(db: Database, userUid: string, after: PaymentCursor | undefined, limit: number) {
  const place =
    after && sql`(${attempts.createdAt}, ${attempts.uid}) < (${after.createdAt}::timestamptz, ${after.uid}::uuid)`
  return db
    .select({
      attempt: attempts,
      formulaName: formulaNameOf,
      receiptYear: receipts.year,
      receiptNumber: receipts.number,
    })
    .from(attempts)
    .innerJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
    .leftJoin(subscriptions, eq(subscriptions.uid, attempts.subscriptionUid))
    .leftJoin(gifts, eq(gifts.uid, attempts.giftUid))
    .leftJoin(receipts, eq(receipts.attemptUid, attempts.uid))
    .where(and(eq(subscribers.userUid, userUid), shown(), place))
    .orderBy(desc(attempts.createdAt), desc(attempts.uid))
    .limit(limit)
}

export type OwnPaymentRow = Awaited<ReturnType<typeof listPaymentsOf>>[number]
