import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { type Config, ConfigError } from '../config/index.ts'
import { lockFolder } from '../database/pglite/lock-folder.ts'
import { createPglite } from '../database/pglite/open-pglite.ts'
import { preparedDatabase } from '../database/pglite/prepared.ts'
import { claimFolder } from '../storage/claim-folder.ts'
import { makePrivate, privateFolder } from '../storage/make-private.ts'
import { queryRows, type SqlSession } from './sql-session.ts'

export interface EmptyDatabase {
  session: SqlSession
  migrate(migrationsFolder: string): Promise<void>
  /** makes the filled database the current one */
  keep(): Promise<void>
  /** removes what was written, if possible */
  discard(): Promise<void>
}

const notEmpty = (what: string) =>
  new ConfigError(`${what} is not empty: a backup is restored into an empty place only`)

/** Copying the build's empty database saves seconds, if it has the same tables as the archive. */
async function createFolder(folder: string, isCurrent: boolean): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: privateFolder })
  if (!isCurrent || !existsSync(preparedDatabase())) return
  await cp(preparedDatabase(), folder, { recursive: true })
  await makePrivate(folder)
}

async function openEmptyFolder(dataDir: string, isCurrent: boolean): Promise<EmptyDatabase> {
  const folder = path.join(dataDir, 'database')
  await claimFolder(dataDir)
  const unlock = await lockFolder(folder)
  if (existsSync(folder)) {
    await unlock()
    throw notEmpty(`${folder} (DATA_DIR)`)
  }
  const beside = `${folder}.restoring`
  await createFolder(beside, isCurrent)
  const pglite = await createPglite(beside)
  return {
    session: pglite,
    migrate: (migrationsFolder) => migratePglite(drizzlePglite(pglite, { casing: 'snake_case' }), { migrationsFolder }),
    async keep() {
      await pglite.close()
      await rename(beside, folder)
      await unlock()
    },
    async discard() {
      await pglite.close()
      await rm(beside, { recursive: true, force: true })
      await unlock()
    },
  }
}

const countTables = `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`

async function openEmptyPostgres(url: string): Promise<EmptyDatabase> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  await client.connect()
  const [found] = await queryRows<{ count: number }>(client, countTables)
  if (found?.count !== 0) {
    await client.end()
    throw notEmpty('The database (DATABASE_URL)')
  }
  return {
    session: client,
    migrate: (migrationsFolder) => migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder }),
    keep: () => client.end(),
    discard: () => client.end(),
  }
}

/**
 * @param isCurrent whether all migrations of this version will be applied
 * @throws ConfigError if the place is not empty
 */
export const openEmptyDatabase = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  isCurrent: boolean,
): Promise<EmptyDatabase> => (databaseUrl ? openEmptyPostgres(databaseUrl) : openEmptyFolder(dataDir, isCurrent))
