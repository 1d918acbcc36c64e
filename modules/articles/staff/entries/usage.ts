import { type SQL, sql } from 'drizzle-orm'

/** More are not counted: a list must not cost more the more an entry is used. */
const mostCounted = 1000

/** @param used selects a row for each article that refers to the entry */
export const countedArticles = (used: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (${used} limit ${sql.raw(String(mostCounted))}) used)`
