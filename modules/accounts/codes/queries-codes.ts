import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { signInCodes } from '../tables-codes.ts'

/** Maximum number of comparisons with one code; afterwards the user must request a new one. */
const mostTries = 5

export async function insertCode(db: Database, row: typeof signInCodes.$inferInsert): Promise<void> {
  await db.insert(signInCodes).values(row).onConflictDoNothing()
}

/** Counts a comparison before it is made. @returns the code's digest; undefined if there is no usable code */
export async function countTry(db: Database, browserHash: string, userUid: string, now: Date) {
  const [row] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(
      and(
        eq(signInCodes.browserHash, browserHash),
        eq(signInCodes.userUid, userUid),
        gt(signInCodes.expiresAt, now),
        lt(signInCodes.tries, mostTries),
      ),
    )
    .returning({ codeHash: signInCodes.codeHash })
  return row?.codeHash
}

/** Uncounts a comparison: the digits were right, but another proof was missing. */
export async function uncountTry(db: Database, browserHash: string): Promise<void> {
  await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} - 1` })
    .where(eq(signInCodes.browserHash, browserHash))
}

/** @returns false if the code was spent meanwhile */
export async function spendCode(db: Database, browserHash: string, codeHash: string): Promise<boolean> {
  const same = and(eq(signInCodes.browserHash, browserHash), eq(signInCodes.codeHash, codeHash))
  return (await db.delete(signInCodes).where(same).returning({ uid: signInCodes.userUid })).length > 0
}

export async function deleteCodesOf(db: Database, userUid: string): Promise<void> {
  await db.delete(signInCodes).where(eq(signInCodes.userUid, userUid))
}

export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.delete(signInCodes).where(lte(signInCodes.expiresAt, now))
}
