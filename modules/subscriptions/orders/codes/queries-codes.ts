import { and, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { codes } from '../../tables.ts'
import { codeUses } from '../../tables-code-uses.ts'

export type CodeRow = typeof codes.$inferSelect

export async function findCode(db: Database, uid: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(codes).where(eq(codes.uid, uid))
  return row
}

/** @returns undefined when a code with that uid exists */
export async function insertCode(db: Database, row: typeof codes.$inferInsert): Promise<CodeRow | undefined> {
  const [inserted] = await db.insert(codes).values(row).onConflictDoNothing().returning()
  return inserted
}

/**
 * Reserves one use, if the code is valid and has a use left. The row stays locked, so that orders with the same code are counted
 * one after the other.
 */
export async function reserveCodeUse(
  db: Database,
  uid: string,
  formula: string,
  now: Date,
): Promise<CodeRow | undefined> {
  const [taken] = await db
    .update(codes)
    .set({ usedBy: sql`${codes.usedBy} + 1` })
    .where(
      and(
        eq(codes.uid, uid),
        eq(codes.active, true),
        or(isNull(codes.from), lte(codes.from, now)),
        or(isNull(codes.until), gt(codes.until, now)),
        or(isNull(codes.uses), lt(codes.usedBy, codes.uses)),
        or(isNull(codes.formulas), sql`${formula} = any(${codes.formulas})`),
      ),
    )
    .returning()
  return taken
}

export async function releaseCodeUse(db: Database, uid: string): Promise<void> {
  await db
    .update(codes)
    .set({ usedBy: sql`${codes.usedBy} - 1` })
    .where(eq(codes.uid, uid))
}

export const usesOfPerson = (db: Database, code: string, subscriberUid: string): Promise<number> =>
  db.$count(codeUses, and(eq(codeUses.code, code), eq(codeUses.subscriberUid, subscriberUid)))

export async function hasOtherSubscriberUsedCard(
  db: Database,
  code: string,
  { card, subscriberUid }: { card: string; subscriberUid: string },
): Promise<boolean> {
  const others = and(eq(codeUses.code, code), eq(codeUses.card, card), ne(codeUses.subscriberUid, subscriberUid))
  return (await db.$count(codeUses, others)) > 0
}

export async function insertUse(db: Database, row: typeof codeUses.$inferInsert): Promise<void> {
  await db.insert(codeUses).values(row)
}

/** @returns the code that the order had used */
export async function deleteUse(db: Database, subscriptionUid: string): Promise<string | undefined> {
  const [row] = await db.delete(codeUses).where(eq(codeUses.subscriptionUid, subscriptionUid)).returning()
  return row?.code
}

export async function recordCardOfUse(db: Database, subscriptionUid: string, card: string): Promise<void> {
  await db.update(codeUses).set({ card }).where(eq(codeUses.subscriptionUid, subscriptionUid))
}

/** Cards identify a person: delete them with the account. */
export async function forgetCardsOfUses(db: Database, subscriberUid: string): Promise<void> {
  await db.update(codeUses).set({ card: null }).where(eq(codeUses.subscriberUid, subscriberUid))
}
