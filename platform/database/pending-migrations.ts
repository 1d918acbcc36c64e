import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../config/index.ts'
import { migrationsFolder } from './migrate.ts'

interface Asked {
  query(text: string): Promise<{ rows: unknown[] }>
}

async function lastApplied(database: Asked): Promise<number> {
  const [exists] = (await database.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`))
    .rows as { exists: boolean }[]
  if (!exists?.exists) return 0
  const [found] = (await database.query('select max(created_at) as last from drizzle.__drizzle_migrations')).rows as {
    last: string | number | null
  }[]
  return Number(found?.last ?? 0)
}

/** Creation time of the last migration that this version knows, in milliseconds. */
function lastKnown(): number {
  const file = path.join(migrationsFolder(), 'meta', '_journal.json')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}

/**
 * Refuses a newer database: this version would write rows that the newer one does not expect. If nothing is pending, the caller
 * can skip Drizzle's migrator, which reads and hashes every file.
 * @returns whether this version has migrations that the database does not have
 * @throws ConfigError if the database is newer, before anything is changed
 */
export async function hasPendingMigrations(database: Asked): Promise<boolean> {
  const [last, known] = [await lastApplied(database), lastKnown()]
  if (last <= known) return last < known
  const day = new Date(last).toISOString().slice(0, 10)
  throw new ConfigError(
    `The database is newer than this version (its last migration is of ${day}): start the version that migrated it, or a later one`,
  )
}
