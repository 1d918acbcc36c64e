import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { subscriptions } from '../../tables.ts'
import { leavingAnswers, leavingCounts } from '../../tables-leaving.ts'

type Answer = typeof leavingAnswers.$inferSelect

export async function findAnswer(db: Database, subscriptionUid: string): Promise<Answer | undefined> {
  const [row] = await db.select().from(leavingAnswers).where(eq(leavingAnswers.subscriptionUid, subscriptionUid))
  return row
}

export async function saveAnswer(db: Database, answer: Answer): Promise<void> {
  const { subscriptionUid: target, ...set } = answer
  await db
    .insert(leavingAnswers)
    .values({ subscriptionUid: target, ...set })
    .onConflictDoUpdate({ target: leavingAnswers.subscriptionUid, set })
}

export async function countReason(db: Database, month: string, reason: string, by: 1 | -1): Promise<void> {
  await db
    .insert(leavingCounts)
    .values({ month, reason, count: by })
    .onConflictDoUpdate({
      target: [leavingCounts.month, leavingCounts.reason],
      set: { count: sql`${leavingCounts.count} + ${by}` },
    })
}

/** Deletes answers; the counts of answers remain. */
export async function deleteAnswers(db: Database, subscriberUid: string): Promise<void> {
  const own = db
    .select({ uid: subscriptions.uid })
    .from(subscriptions)
    .where(eq(subscriptions.subscriberUid, subscriberUid))
  await db.delete(leavingAnswers).where(inArray(leavingAnswers.subscriptionUid, own))
}

export async function countsOf(db: Database, months: readonly string[]) {
  return db
    .select()
    .from(leavingCounts)
    .where(and(inArray(leavingCounts.month, [...months]), sql`${leavingCounts.count} > 0`))
    .orderBy(leavingCounts.month, leavingCounts.reason)
}
