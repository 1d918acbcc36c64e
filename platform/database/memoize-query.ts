import type { Database } from './types.ts'

/**
 * A query that Drizzle builds once per database, not once per call; its values are placeholders.
 * Each transaction builds its own.
 * @param build ends with `.prepare(name)`, a name that no other query has
 */
export function memoizeQuery<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => built.getOrInsertComputed(db, build)
}
