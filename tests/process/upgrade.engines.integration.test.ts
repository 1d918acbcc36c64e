import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { demoHero, demoThemes } from '../../demo/home.ts'
import { voices } from '../../demo/voices.ts'
import { defaultHome } from '../../modules/site/home/default-home.ts'
import { type Archive, openArchive } from '../../platform/backup/archive-reader.ts'
import { listTables, type Table } from '../../platform/backup/catalog.ts'
import { createDecrypter } from '../../platform/backup/encryption.ts'
import { linesOf } from '../../platform/backup/load-database.ts'
import { restoreArchive } from '../../platform/backup/restore-archive.ts'
import { type SqlSession, setTextOutputFormats } from '../../platform/backup/sql-session.ts'
import { readLines } from '../../platform/backup/table-rows.ts'
import { readConfig } from '../../platform/config/index.ts'
import { openDatabase, rowsOf } from '../../platform/database/index.ts'
import { silentLog } from '../../platform/log/index.ts'
import { openStorage } from '../../platform/storage/index.ts'
import { openRestored } from '../../server/backup/restore.ts'
import { callApi } from '../fixtures/call-api.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { spawnServer, waitUntilReady } from '../fixtures/process.ts'

/**
 * Key and password of the archives in tests/fixtures/upgrades only: they hold the demo's fictional people
 * (docs/upgrading.md).
 */
const identity = 'AGE-SECRET-KEY-19X8A8937Z25MAS4AKRLFW92P666ZWGS357K3L52DYPHHJ7D4274S48UF0K'
const password = 'une phrase pour essayer'

const fixtures = path.resolve('tests/fixtures/upgrades')
const archives = (await readdir(fixtures)).filter((name) => name.endsWith('.tar.age'))

/** Columns that a later version removed, or whose values a migration changes on purpose: `table.column`. */
const changed: readonly string[] = ['imports.skipped']

let dataDir: string
let env: Record<string, string>
let drop = async () => {}
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'upgrade-'))
  env = { DATA_DIR: path.join(dataDir, 'data'), DEMO: '0', LOG_LEVEL: 'silent' }
  if (inject('engine') !== 'postgres') return
  const database = await openEmptyPostgres()
  drop = () => database.drop()
  env = { ...env, DATABASE_URL: database.url }
})
afterEach(async () => {
  await drop()
  drop = async () => {}
  await rm(dataDir, { recursive: true, force: true })
})

/** The rows of the archive as JSON lines, by table. */
async function archivedRows(archive: Archive): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for await (const part of archive.parts()) {
    const [, name] = /^tables\/([^/]+)\//.exec(part.name) ?? []
    if (name) found.set(name, [...(found.get(name) ?? []), ...(await linesOf(part))])
  }
  return found
}

async function missingRows(session: SqlSession, archive: Archive): Promise<string[]> {
  const now = new Set((await listTables(session)).map(({ name }) => name))
  const rows = await archivedRows(archive)
  const missing: string[] = []
  for (const table of archive.header.tables) {
    if (!now.has(table.name)) missing.push(`the table ${table.name}`)
    else missing.push(...(await missingOf(session, table, rows.get(table.name) ?? [])))
  }
  return missing
}

async function missingOf(session: SqlSession, table: Table, expected: readonly string[]): Promise<string[]> {
  const kept = table.columns.map(({ name }) => !changed.includes(`${table.name}.${name}`))
  const columns = table.columns.filter((_column, place) => kept[place])
  const found = new Set<string>()
  for await (const lines of readLines(session, { ...table, columns })) for (const line of lines) found.add(line)
  const wanted = expected.map((line) =>
    JSON.stringify((JSON.parse(line) as unknown[]).filter((_v, place) => kept[place])),
  )
  const known = new Set([...found].map((line) => JSON.stringify(JSON.parse(line))))
  return wanted.filter((line) => !known.has(line)).map((line) => `${table.name}: ${line.slice(0, 200)}`)
}

test('the fixtures include an archive of version 0.1.0', () => {
  expect(archives).toContain('v0.1.0.tar.age')
})

test.each(archives)('today’s code starts on the database of %s and finds every row', async (name) => {
  const config = readConfig(env)
  const archive = await openArchive(path.join(fixtures, name), () => createDecrypter({ identity }))
  const restored = await restoreArchive(config, archive, await openStorage(config))
  // The upgrade itself: today's migrations, on rows of that version.
  expect((await openRestored(config, silentLog, restored)).read).toBeGreaterThan(0)
  const handle = await openDatabase(config, silentLog)
  const missing = await handle.db.transaction(async (db) => {
    const session = { query: async (text: string) => ({ rows: await rowsOf(db, sql.raw(text)) }) }
    await setTextOutputFormats(session)
    return missingRows(session, archive)
  })
  await handle.close()
  expect(missing).toEqual([])
  expect(restored.rows).toBeGreaterThan(3000)

  const server = await spawnServer(env, { bundle: 'product' })
  await waitUntilReady(server)
  const body = { identifier: 'camille@exemple.fr', password }
  const answer = await callApi(server.url, 'POST', '/auth_check', { body })
  const listed = await (await fetch(`${server.url}/articles`)).text()
  await server.stop()
  expect(answer.status).toBe(200)
  expect(listed).toContain('href="/article/')
})

interface Home {
  hero: { title: string }
  themes: { name: string }[]
  coaches: { name: string; author: string | null }[]
  voices: { example: boolean }[]
}

test('an upgraded site shows the default home page unless it is a demo', async () => {
  const config = readConfig(env)
  const archive = await openArchive(path.join(fixtures, 'v0.1.0.tar.age'), () => createDecrypter({ identity }))
  await restoreArchive(config, archive, await openStorage(config))
  const homeOf = async (demo: '0' | '1'): Promise<Home> => {
    const server = await spawnServer({ ...env, DEMO: demo })
    await waitUntilReady(server)
    const { payload } = await (await fetch(`${server.url}/api/content/home`)).json()
    expect(await (await fetch(server.url)).text()).toContain(payload.hero.title.split(' ')[0])
    await server.stop()
    return payload
  }
  const real = await homeOf('0')
  expect([real.voices, real.hero.title]).toEqual([[], defaultHome.hero.title])
  const shown = await homeOf('1')
  expect(shown.hero.title).toBe(demoHero.title)
  expect(shown.voices.map(({ example }) => example)).toEqual(voices.map(() => true))
  expect(shown.themes.map(({ name }) => name)).toEqual(demoThemes.map(({ name }) => name))
  expect(shown.coaches.length).toBeGreaterThan(1)
  for (const { name, author } of shown.coaches) expect([name, author]).toEqual([name, expect.any(String)])
})

test('a database newer than the code is refused in one line', async () => {
  const config = readConfig(env)
  const handle = await openDatabase(config, silentLog)
  await handle.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 4102444800000)`,
  )
  await handle.close()
  const server = await spawnServer(env, { bundle: 'product' })
  expect([await server.exited, server.output()]).toEqual([
    1,
    'The database is newer than this version (its last migration is of 2100-01-01): start the version that migrated it, or a later one\n',
  ])
})
