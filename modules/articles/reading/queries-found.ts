import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import type { SearchCondition } from './search.ts'

/** Maximum number of matches for which sorting them is as fast as scanning the list in order. */
const few = 3000

/**
 * Reads a search with few matches through the word index; other searches scan the list in its order until the page is full. PostgreSQL
 * estimates common words correctly. For words too rare for its statistics it would scan all articles, so their matches are counted first.
 * @returns a subquery to read instead of the articles, when there are few matches
 */
export async function prepareRareSearch(
  db: Database,
  { condition, common }: SearchCondition,
): Promise<SQL | undefined> {
  const counted = sql`(select count(*)::int from (select from articles where ${condition} limit ${few + 1}) as hits)`
  const [row] = await rowsOf<{ found: number }>(
    db,
    sql`select case when ${common} then ${few + 1}::int else ${counted} end as found`,
  )
  // OFFSET prevents PostgreSQL from merging the subquery with the outer order.
  return (row?.found ?? 0) > few ? undefined : sql`select * from articles where ${condition} offset 0`
}
