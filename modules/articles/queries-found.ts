import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../platform/database/index.ts'

/** So many are sorted as fast as as many others are passed over. */
const few = 3000

/**
 * A search that finds few is read by the index of its words, one that finds many in the list's own order until the page is
 * full. PostgreSQL cannot tell for words too rare for its statistics, and would read all articles for the last of them.
 * @returns what to read in place of the articles, where few are found
 */
export async function foundFirst(db: Database, search: SQL): Promise<SQL | undefined> {
  const rows = await rowsOf<{ found: number }>(
    db,
    sql`select count(*)::int as found from (select from articles where ${search} limit ${few + 1}) as hits`,
  )
  // What stands behind an offset is read by itself, whatever it is then ordered by.
  return (rows[0]?.found ?? 0) > few ? undefined : sql`select * from articles where ${search} offset 0`
}
