import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { OpeningCode } from '../../contracts/opening/opening.ts'
import type { Database } from '../../platform/database/index.ts'
import { openingExceptions, openingResults, openingWatch } from './tables.ts'

export type StoredResult = typeof openingResults.$inferSelect
export type ExceptionRow = typeof openingExceptions.$inferSelect

export const listResults = (db: Database): Promise<StoredResult[]> => db.select().from(openingResults)

export async function findResult(db: Database, code: OpeningCode): Promise<StoredResult | undefined> {
  const [row] = await db.select().from(openingResults).where(eq(openingResults.code, code))
  return row
}

export async function saveResult(db: Database, result: StoredResult & { code: OpeningCode }): Promise<void> {
  await db.insert(openingResults).values(result).onConflictDoUpdate({ target: openingResults.code, set: result })
}

export async function insertException(
  db: Database,
  exception: Omit<ExceptionRow, 'uid'> & { code: OpeningCode },
): Promise<void> {
  await db.insert(openingExceptions).values({ ...exception, uid: randomUUIDv7() })
}

/** Exceptions in force, newest first. */
export const listRunningExceptions = (db: Database, now: Date): Promise<ExceptionRow[]> =>
  db.select().from(openingExceptions).where(gt(openingExceptions.until, now)).orderBy(desc(openingExceptions.at))

export async function recordCheckPassed(db: Database, code: OpeningCode, at: Date): Promise<void> {
  const found = { code, passed: true, at }
  await db
    .insert(openingWatch)
    .values(found)
    .onConflictDoUpdate({ target: openingWatch.code, set: found, setWhere: eq(openingWatch.passed, false) })
}

/** @returns whether it had passed before; true in only one of several processes */
export async function recordCheckFailed(db: Database, code: OpeningCode, at: Date): Promise<boolean> {
  const fallen = await db
    .update(openingWatch)
    .set({ passed: false, at })
    .where(and(eq(openingWatch.code, code), eq(openingWatch.passed, true)))
    .returning({ code: openingWatch.code })
  return fallen.length > 0
}
