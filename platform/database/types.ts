import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database, or a transaction on it. Inside a transaction the callback's parameter is named `db` like the outer
 * one: reaching for the outer one from within is an error, on PGlite it would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>
