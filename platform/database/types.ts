import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database, or a transaction on it. Inside a transaction the callback's parameter is named `db` too, so that it shadows the
 * outer one. Using the outer one there is an error: on PGlite the transaction would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>
