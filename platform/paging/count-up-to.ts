import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, rowsOf } from '../database/index.ts'
import type { Counted } from './numbered.ts'

/** A numbered list counts its rows up to here, so that the cost is bounded however long it is. */
export const mostListed = 10_000

/** How many rows match. @param table named in `where` as it is in the schema */
export async function countUpTo(db: Database, table: PgTable, where: SQL | undefined): Promise<Counted> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select from ${table} where ${where ?? sql`true`} limit ${mostListed + 1}) counted`,
  )
  const total = row?.total ?? 0
  return total > mostListed ? { total: mostListed, capped: true } : { total }
}
