import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { notFound } from '../../platform/errors/index.ts'
import type { EntryKind } from './entry-kinds.ts'
import { type Actor, requireEditor } from './policy.ts'
import type { EntryTable } from './queries-entries.ts'
import { findStaffEntry, listStaffEntryRows, type StaffEntryRows } from './queries-staff-entries.ts'
import { holds, type StaffPaging } from './staff-paging.ts'

const sortColumns = {
  name: sql`sort_key`,
  title: sql`sort_key`,
  role: sql`public.fold(role)`,
  modified: sql`modified`,
  uid: sql`uid`,
}

export interface StaffEntriesQuery extends StaffPaging {
  sort?: keyof typeof sortColumns | undefined
  order: 'asc' | 'desc'
  q?: string | undefined
  filter?: { uid?: string[] | undefined } | undefined
}

function present<Row extends object>(row: Row): Row {
  return 'modified' in row ? { ...row, modified: new Date(String(row.modified)).toISOString() } : row
}

export async function listStaffEntries<Table extends EntryTable>(
  db: Database,
  actor: Actor,
  { table }: EntryKind<Table>,
  query: StaffEntriesQuery,
): Promise<{ payload: StaffEntryRows[Table][]; page: { total: number } }> {
  requireEditor(actor)
  const name = table === 'pages' ? sql`title` : sql`name`
  const conditions = [
    query.filter?.uid && sql`uid in ${query.filter.uid}`,
    query.q === undefined || query.q.trim() === '' ? undefined : holds(name, query.q),
  ]
  const order = { column: sortColumns[query.sort ?? 'name'], direction: query.order }
  const { rows, total } = await listStaffEntryRows(db, table, conditions, order, query)
  return { payload: rows.map(present), page: { total } }
}

/** @throws 404 */
export async function getStaffEntry<Table extends EntryTable>(
  db: Database,
  actor: Actor,
  { table, unknown }: EntryKind<Table>,
  uid: string,
): Promise<StaffEntryRows[Table]> {
  requireEditor(actor)
  const row = await findStaffEntry(db, table, uid)
  if (!row) throw notFound(unknown)
  return present(row)
}
