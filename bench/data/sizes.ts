import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { runStatement } from '../../platform/database/index.ts'
import { startPostgres } from '../../tests/fixtures/postgres.ts'
import { type ServerProcess, startServerProcess } from '../../tests/fixtures/process.ts'
import { benchPassword } from '../tools/sign-in.ts'

/** One of several servers on the same PostgreSQL, which differ in their number of rows. */
export interface SizedServer {
  size: number
  server: ServerProcess
  database: pg.Pool
}

const serverSettings = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track=top',
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
  'autovacuum=off',
]

async function openDatabase(serverUrl: string, size: number): Promise<string> {
  await runStatement(serverUrl, `create database size_${size} encoding 'UTF8' template template0`)
  const url = new URL(serverUrl)
  url.pathname = `/size_${size}`
  return url.href
}

/**
 * @param fill fills a database, which has only the demo content, to that size
 * @returns the servers, smallest first, and a function that stops them
 */
export async function startSizedServers(
  sizes: readonly number[],
  fill: (sized: SizedServer) => Promise<void>,
): Promise<{ servers: SizedServer[]; close(): Promise<void> }> {
  const postgres = await startPostgres(serverSettings)
  if (!postgres) throw new Error('this bench needs PostgreSQL')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sizes-'))
  const servers: SizedServer[] = []
  for (const size of sizes) {
    const url = await openDatabase(postgres.url, size)
    const env = {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, String(size)),
      COACHING_KEY: benchKey,
      LOG_LEVEL: 'error',
    }
    const server = await startServerProcess({ ...env, DEMO: '1', DEMO_PASSWORD: benchPassword })
    // The inserted rows are consistent: skip a million checks of foreign keys.
    const database = new pg.Pool({ connectionString: url, max: 4, options: '-c session_replication_role=replica' })
    // The temporary server stops before its idle connections close.
    database.on('error', () => {})
    await database.query('create extension if not exists pg_stat_statements')
    const started = performance.now()
    const sized = { size, server, database }
    await fill(sized)
    await database.query('vacuum analyze')
    process.stdout.write(`${size} rows filled in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
    servers.push(sized)
  }
  return {
    servers,
    async close() {
      await Promise.all(servers.map(({ server }) => server.stop()))
      await Promise.all(servers.map(({ database }) => database.end()))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** 32 bytes in base64url */
export const benchKey = Buffer.alloc(32, 'mesure').toString('base64url')

/** Drops the non-unique indexes of these tables while `work` runs, and creates them again at the end. */
export async function withoutIndexes(
  database: pg.Pool,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await database.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid::regclass::text = any($1) and not i.indisunique`,
    [tables],
  )
  for (const { name } of rows) await database.query(`drop index ${name}`)
  await work()
  await Promise.all(
    [0, 1].map(async (half) => {
      for (const { definition } of rows.filter((_, place) => place % 2 === half)) await database.query(definition)
    }),
  )
}
