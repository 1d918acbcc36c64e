import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { type Numbered, type NumberedQuery, numberedOrder, offsetOf } from '../../../platform/paging/index.ts'
import type { DifferenceRow } from '../reconciliation/queries.ts'
import { ledgerDifferences, reconciliations } from '../tables.ts'

const countOf = (state: DifferenceRow['state']) =>
  sql<number>`(select count(*)::int from ${ledgerDifferences} d where d.reconciliation_uid = ${reconciliations.uid} and d.state = ${state})`

const columns = { ...getTableColumns(reconciliations), open: countOf('open'), repaired: countOf('repaired') }

const sorts = { date: reconciliations.takenAt, uid: reconciliations.uid }

export type ReconciliationsQuery = NumberedQuery<keyof typeof sorts>

const select = (db: Database) => db.select(columns).from(reconciliations)

export type StaffReconciliationRow = Awaited<ReturnType<typeof select>>[number]

export async function listReconciliations(
  db: Database,
  query: ReconciliationsQuery,
): Promise<Numbered<StaffReconciliationRow>> {
  const rows = await select(db)
    .orderBy(...numberedOrder(query, sorts, { sort: 'date', order: 'desc' }, reconciliations.uid))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(reconciliations) }
}

export async function findReconciliation(db: Database, uid: string): Promise<StaffReconciliationRow | undefined> {
  const [row] = await select(db).where(eq(reconciliations.uid, uid))
  return row
}

const differenceSorts = { date: ledgerDifferences.at, amount: ledgerDifferences.amount, uid: ledgerDifferences.uid }

export type DifferencesQuery = NumberedQuery<keyof typeof differenceSorts>

export interface DifferenceFilter {
  reconciliation?: string | undefined
  state?: DifferenceRow['state'][] | undefined
  problem?: DifferenceRow['problem'][] | undefined
}

export async function listDifferences(
  db: Database,
  query: DifferencesQuery,
  { reconciliation, state, problem }: DifferenceFilter,
): Promise<Numbered<DifferenceRow>> {
  const where = and(
    reconciliation === undefined ? undefined : eq(ledgerDifferences.reconciliationUid, reconciliation),
    state && inArray(ledgerDifferences.state, state),
    problem && inArray(ledgerDifferences.problem, problem),
  )
  const rows = await db
    .select()
    .from(ledgerDifferences)
    .where(where)
    .orderBy(...numberedOrder(query, differenceSorts, { sort: 'date', order: 'desc' }, ledgerDifferences.uid))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(ledgerDifferences, where) }
}
