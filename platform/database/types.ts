import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database, or a transaction on it. Inside a transaction the callback's parameter is named `db` like the outer
 * one: on PGlite, reaching for the outer one from within would wait for itself for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>
