import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { scaleTimeout } from '../../../tests/fixtures/patience.ts'
import { type PostgresServer, startPostgres } from '../../../tests/fixtures/postgres.ts'
import { toAppError } from '../../http/errors.ts'
import { silentLog } from '../../log/index.ts'
import type { DatabaseHandle } from '../handle.ts'
import { rowsOf } from '../results.ts'
import { openPostgres } from './open-postgres.ts'

const limits = {
  readMilliseconds: scaleTimeout(300),
  writeMilliseconds: scaleTimeout(600),
  connectMilliseconds: scaleTimeout(300),
}
/** Shorter than the limits of production, which are 5 s and more. */
const mostMilliseconds = scaleTimeout(3000)
/** The test freezes a whole server, so it needs a server of its own. */
const ownServer =
  inject('engine') === 'postgres' && !process.env.TEST_DATABASE_URL && process.env.DATABASE_URL === undefined

let server: PostgresServer
let handle: DatabaseHandle
let processes: number[]

beforeAll(async () => {
  if (!ownServer) return
  server = (await startPostgres()) as PostgresServer
  handle = await openPostgres(server.url, silentLog, { limits })
  await vi.waitFor(() => handle.db.execute(sql`create table if not exists numbers (n int)`))
})
afterAll(async () => {
  if (!ownServer) return
  await handle.close()
  await server.stop()
})

/** The server's processes: the first one, and one for each connection. */
async function processesOf({ url }: PostgresServer): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: folders } = await client.query('show data_directory')
  const { rows } = await client.query('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  await client.end()
  const file = path.join(folders[0].data_directory, 'postmaster.pid')
  return [Number(readFileSync(file, 'utf8').split('\n')[0]), ...rows.map(({ pid }) => pid)]
}

const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of processes) process.kill(pid, name)
}

const warm = () => Promise.all(Array.from({ length: 10 }, (_, n) => rowsOf(handle.db, sql`select ${n}::int as n`)))

test.skipIf(!ownServer)('reads, writes and transactions get a 503 soon when PostgreSQL is frozen', async () => {
  await vi.waitFor(warm)
  processes = await processesOf(server)
  signal('SIGSTOP')
  try {
    const asked = [
      () => handle.db.execute(sql`select 1`),
      () => handle.db.execute(sql`insert into numbers values (1)`),
      () => handle.db.transaction((db) => db.execute(sql`select 1`)),
      () => handle.ping(),
    ]
    // More calls than connections, so that a transaction that kept its connection would be noticed.
    for (const ask of Array.from({ length: 6 }, () => asked).flat()) {
      const begun = performance.now()
      const refused = await ask().then(() => undefined, toAppError)
      expect(refused).toMatchObject({ status: 503, code: 'not-ready', headers: { 'retry-after': '1' } })
      expect(performance.now() - begun).toBeLessThan(mostMilliseconds)
    }
  } finally {
    signal('SIGCONT')
  }
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  const askAll = () =>
    Promise.all(
      numbers.map((n) => handle.db.transaction((db) => rowsOf<{ n: number }>(db, sql`select ${n}::int as n`))),
    )
  // On a loaded server, connecting sometimes takes longer than the limit.
  const answers = await vi.waitFor(askAll)
  expect(answers.map(([row]) => row?.n)).toEqual(numbers)
})

test.skipIf(!ownServer)('a slow statement is a 503, and its connection is closed', async () => {
  const seconds = (2 * mostMilliseconds) / 1000
  for (const statement of [
    sql`select pg_sleep(${seconds})`,
    sql`with slept as (select pg_sleep(${seconds})) select * from slept`,
  ]) {
    const refused = await handle.db.execute(statement).then(() => undefined, toAppError)
    expect(refused).toMatchObject({ status: 503, code: 'not-ready' })
  }
  expect(await vi.waitFor(() => rowsOf(handle.db, sql`select 7 as n`))).toEqual([{ n: 7 }])
})
