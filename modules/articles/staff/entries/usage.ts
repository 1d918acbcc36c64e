import { type SQL, sql } from 'drizzle-orm'

/** Maximum number of counted uses: the cost of a list must not grow with the use of its entries. */
const mostCounted = 1000

/** @param used selects a row for each article that refers to the entry */
export const countedArticles = (used: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (${used} limit ${sql.raw(String(mostCounted))}) used)`
