import { type SQL, sql } from 'drizzle-orm'
import type { StaffAuthor, StaffCategory, StaffPage, StaffTag } from '../../contracts/staff-content.ts'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import type { EntryTable } from './queries-entries.ts'
import { allOf, type StaffOrder, type StaffPaging, staffOrder } from './staff-paging.ts'

/** As the driver reads them: a moment is text. */
export interface StaffEntryRows {
  authors: StaffAuthor
  categories: StaffCategory
  tags: StaffTag
  pages: StaffPage
}

const columns: Readonly<Record<EntryTable, SQL>> = {
  authors: sql`uid, name, role, biography, image, version`,
  categories: sql`uid, name, description, image, version`,
  tags: sql`uid, name, version`,
  pages: sql`uid, title, content, modified, version`,
}

type Loose<Row> = Row & Record<string, unknown>

export async function listStaffEntryRows<Table extends EntryTable>(
  db: Database,
  table: Table,
  conditions: readonly (SQL | undefined)[],
  order: StaffOrder,
  paging: StaffPaging,
): Promise<{ rows: StaffEntryRows[Table][]; total: number }> {
  const from = sql`from ${sql.identifier(table)} where ${allOf(conditions)}`
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${from}`)
  const rows = await rowsOf<Loose<StaffEntryRows[Table]>>(
    db,
    sql`select ${columns[table]} ${from} ${staffOrder(order, paging)}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

export async function findStaffEntry<Table extends EntryTable>(
  db: Database,
  table: Table,
  uid: string,
): Promise<StaffEntryRows[Table] | undefined> {
  const [row] = await rowsOf<Loose<StaffEntryRows[Table]>>(
    db,
    sql`select ${columns[table]} from ${sql.identifier(table)} where uid = ${uid}`,
  )
  return row
}
