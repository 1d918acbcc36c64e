import { randomUUIDv7 } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import type { LedgerRow } from '../ledger/queries-money.ts'
import { ledger, refunds } from '../tables.ts'
import { ledgerDifferences, reconciliations } from './tables.ts'

export type ReconciliationRow = typeof reconciliations.$inferSelect
export type DifferenceRow = typeof ledgerDifferences.$inferSelect
export type NewDifference = Omit<typeof ledgerDifferences.$inferInsert, 'uid'>

export async function lastReconciliation(db: Database, provider: string): Promise<ReconciliationRow | undefined> {
  const [row] = await db
    .select()
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider), isNotNull(reconciliations.finishedAt)))
    .orderBy(desc(reconciliations.day))
    .limit(1)
  return row
}

export async function findReconciliationOf(db: Database, provider: string, day: string) {
  const [row] = await db
    .select()
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider), eq(reconciliations.day, day)))
  return row as ReconciliationRow | undefined
}

type NewReconciliation = Pick<ReconciliationRow, 'provider' | 'day' | 'fromAt' | 'toAt' | 'takenAt'>

/**
 * @param lostBefore an unfinished run taken before then is considered dead.
 * @returns undefined when another process is running it or has finished it
 */
export async function takeReconciliation(db: Database, row: NewReconciliation, lostBefore: Date) {
  const [taken] = await db
    .insert(reconciliations)
    .values({ ...row, uid: randomUUIDv7() })
    .onConflictDoUpdate({
      target: [reconciliations.provider, reconciliations.day],
      set: { takenAt: row.takenAt },
      setWhere: and(isNull(reconciliations.finishedAt), lt(reconciliations.takenAt, lostBefore)),
    })
    .returning()
  return taken as ReconciliationRow | undefined
}

export async function finishReconciliation(
  db: Database,
  uid: string,
  sums: Partial<ReconciliationRow>,
  now: Date,
): Promise<void> {
  await db
    .update(reconciliations)
    .set({ ...sums, finishedAt: now })
    .where(eq(reconciliations.uid, uid))
}

export async function ledgerByReference(db: Database, provider: string, references: string[]): Promise<LedgerRow[]> {
  if (references.length === 0) return []
  return db
    .select()
    .from(ledger)
    .where(and(eq(ledger.provider, provider), inArray(ledger.reference, references)))
}

const pageSize = 1000

/** Reads ledger lines in batches: a period may hold more lines than fit in memory. */
export async function* ledgerBetween(
  db: Database,
  provider: string,
  from: Date,
  to: Date,
): AsyncGenerator<LedgerRow[], void> {
  let after: SQL | undefined
  for (;;) {
    const rows = await db
      .select({ ...getTableColumns(ledger), exactly: sql<string>`${ledger.at}::text` })
      .from(ledger)
      .where(and(eq(ledger.provider, provider), gte(ledger.at, from), lt(ledger.at, to), after))
      .orderBy(asc(ledger.at), asc(ledger.uid))
      .limit(pageSize)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    // Use the database's text of the date: a Date would lose its microseconds.
    after = sql`(${ledger.at}, ${ledger.uid}) > (${last.exactly}::timestamptz, ${last.uid}::uuid)`
  }
}

export async function findRefund(db: Database, uid: string) {
  const [row] = await db.select().from(refunds).where(eq(refunds.uid, uid))
  return row
}

/** @returns false if that difference was already found */
export async function insertDifference(db: Database, difference: NewDifference): Promise<boolean> {
  const added = await db
    .insert(ledgerDifferences)
    .values({ ...difference, uid: randomUUIDv7() })
    .onConflictDoNothing()
    .returning({ uid: ledgerDifferences.uid })
  return added.length > 0
}
