import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import type { Sought } from './search.ts'

/** So many are sorted as fast as as many others are passed over. */
const few = 3000

/**
 * A search that finds few is read by the index of its words, one that finds many in the list's own order until the page is
 * full. PostgreSQL can tell for common words; for words too rare for its statistics it cannot, and would read all articles
 * for the last of them: these are counted.
 * @returns what to read in place of the articles, where few are found
 */
export async function foundFirst(db: Database, { condition, common }: Sought): Promise<SQL | undefined> {
  const counted = sql`(select count(*)::int from (select from articles where ${condition} limit ${few + 1}) as hits)`
  const [row] = await rowsOf<{ found: number }>(
    db,
    sql`select case when ${common} then ${few + 1}::int else ${counted} end as found`,
  )
  // What stands behind an offset is read by itself, whatever it is then ordered by.
  return (row?.found ?? 0) > few ? undefined : sql`select * from articles where ${condition} offset 0`
}
