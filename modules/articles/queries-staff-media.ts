import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import type { MediaRow } from './present.ts'
import { findMedia } from './queries-catalogue.ts'
import { allOf, type StaffOrder, type StaffPaging, staffOrder } from './staff-paging.ts'

export async function listStaffMediaRows(
  db: Database,
  conditions: readonly (SQL | undefined)[],
  order: StaffOrder,
  paging: StaffPaging,
): Promise<{ rows: MediaRow[]; total: number }> {
  const where = allOf(conditions)
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from media where ${where}`)
  const places = await rowsOf<{ uid: string }>(
    db,
    sql`select uid from media where ${where} ${staffOrder(order, paging)}`,
  )
  const uids = places.map(({ uid }) => uid)
  return { rows: await findMedia(db, uids), total: counted?.total ?? 0 }
}
