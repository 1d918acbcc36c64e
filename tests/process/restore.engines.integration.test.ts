import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  type CoachingTestApp,
  createDiscussion,
  openCoachingApp,
} from '../../modules/coaching/fixtures/coaching-app.ts'
import { openArchive } from '../../platform/backup/archive-reader.ts'
import { createDecrypter, createEncrypter } from '../../platform/backup/encryption.ts'
import { makeArchive } from '../../platform/backup/make-archive.ts'
import { readKeys, restoreArchive } from '../../platform/backup/restore-archive.ts'
import { type SqlSession, withPostgres } from '../../platform/backup/sql-session.ts'
import { type Config, readConfig } from '../../platform/config/index.ts'
import { openDatabase, rowsOf } from '../../platform/database/index.ts'
import { silentLog } from '../../platform/log/index.ts'
import { openStorage } from '../../platform/storage/index.ts'
import { openRestored } from '../../server/backup/restore.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'

const passphrase = 'une phrase de passe'
const isPostgres = inject('engine') === 'postgres'
const odd = { quote: `"'\\`, control: '\t\r\n\u0001', emoji: '🌸', long: 'é'.repeat(70_000), nothing: null }

let open: CoachingTestApp
let folder: string
let file: string
let upload: Buffer

/** Runs `work` on a separate PostgreSQL connection, or in a transaction on the embedded database's only connection. */
async function withSession(work: (session: SqlSession) => Promise<void>): Promise<void> {
  const { config, db } = open.app.platform
  if (config.databaseUrl) return withPostgres(config.databaseUrl, work)
  await db.transaction((db) =>
    work({
      query: async (text) => ({ rows: /^(begin|commit)/.test(text) ? [] : await rowsOf(db, sql.raw(text)) }),
    }),
  )
}

async function makeBackup(target: string): Promise<void> {
  const { config, storage } = open.app.platform
  await withSession(async (session) => {
    const keys = await readKeys(config)
    const source = { session, engine: inject('engine'), storage, keys, version: '0.1.0', now: new Date() }
    await makeArchive(target, createEncrypter({ passphrase }), source)
  })
}

const read = () => openArchive(file, () => createDecrypter({ passphrase }))

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'restore-'))
  open = await openCoachingApp()
  const { app, camille, claire } = open
  const { db, storage } = app.platform
  await createDiscussion(app, camille, claire, { message: 'un secret' })
  upload = randomBytes(300_000)
  await storage.put('pictures/large.avif', upload, 'image/avif')
  await storage.put('pictures/empty', Buffer.alloc(0), 'image/avif')
  await db.execute(sql`insert into audit_entries (uid, at, action, resource, detail)
    select gen_random_uuid(), '2026-01-01 00:00:00.123456+00'::timestamptz + make_interval(secs => n), 'a.b', 'c', '{"n": null}'
    from generate_series(1, 1200) as n`)
  await db.execute(sql`update settings set value = 'null'::jsonb where name = 'site-name'`)
  await db.execute(sql`insert into audit_entries (uid, at, action, resource, detail)
    values (gen_random_uuid(), 'infinity', 'odd', 'texts', ${JSON.stringify(odd)}::jsonb)`)
  file = path.join(folder, 'backup.tar.age')
  await makeBackup(file)
})
afterAll(async () => {
  await open.app.close()
  await rm(folder, { recursive: true, force: true })
})

const places: [string, () => Promise<Record<string, string>>, () => Promise<void>][] = [
  ['the embedded database', async () => ({}), async () => {}],
]
if (isPostgres) {
  let drop = async () => {}
  const create = async () => {
    const empty = await openEmptyPostgres()
    drop = () => empty.drop()
    return { DATABASE_URL: empty.url }
  }
  places.push(['PostgreSQL', create, () => drop()])
}

const tablesOf = (config: Config) => openDatabase(config, silentLog)

test.each(places)('a restore into %s brings back rows, uploads, keys and the secret', async (name, create, remove) => {
  const dataDir = path.join(folder, name.replaceAll(' ', '-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...(await create()) })
  const archive = await read()
  const storage = await openStorage(config)
  const restored = await restoreArchive(config, archive, storage)
  expect(restored).toMatchObject({ mediaFiles: 2, tables: archive.header.tables.length })
  expect(restored.foreignKeys).toBeGreaterThan(30)
  expect(await openRestored(config, silentLog, restored)).toEqual({ read: 1, unknownJobs: 0 })

  const large = await storage.get('pictures/large.avif')
  expect(Buffer.concat(await Array.fromAsync(large?.stream ?? [])).equals(upload)).toBe(true)
  const handle = await tablesOf(config)
  const texts = await rowsOf<{ detail: unknown }>(handle.db, sql`select detail from audit_entries where action = 'odd'`)
  expect(texts).toEqual([{ detail: odd }])
  const [counts] = await rowsOf(
    handle.db,
    sql`select (select count(*)::int from audit_entries where action = 'a.b') as entries,
               (select count(*)::int from settings where name = 'site-name' and value is not null) as json_null,
               (select value from secrets where name = 'session') as secret,
               (select count(*)::int from pg_trigger where tgenabled = 'D') as disabled`,
  )
  const secret = Buffer.from(open.app.platform.config.sessionSecret ?? '').toString('base64url')
  expect(counts).toEqual({ entries: 1200, json_null: 1, secret, disabled: 0 })
  await expect(handle.db.execute(sql`truncate ledger`)).rejects.toMatchObject({ cause: { code: '23001' } })
  await handle.close()
  await expect(restoreArchive(config, archive, storage)).rejects.toThrow('is not empty')
  await expect(
    restoreArchive({ ...config, mediaStore: undefined }, archive, { ...storage, async *list() {} }),
  ).rejects.toThrow('is not empty')
  await remove()
})

test('a COACHING_KEY of another backup is refused before anything is written', async () => {
  const [own = ''] = (await readKeys(open.app.platform.config))['coaching.key']?.split('\n') ?? []
  const other = randomBytes(32).toString('base64url')
  const dataDir = path.join(folder, 'other-key')
  const restoreWith = async (coachingKey: string) => {
    const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', COACHING_KEY: coachingKey })
    return restoreArchive(config, await read(), await openStorage(config))
  }
  await expect(restoreWith(other)).rejects.toThrow(/^COACHING_KEY is another key than the one .* was made with/)
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false)
  expect(await restoreWith(`${other},${own}`)).toMatchObject({ mediaFiles: 2 })
})

test('a newer version’s backup and a target that is not empty are refused', async () => {
  const archive = await read()
  const newer = {
    ...archive.header,
    migrations: [...archive.header.migrations, { hash: 'x', when: 9_999_999_999_999 }],
  }
  const config = readConfig({ DATA_DIR: path.join(folder, 'newer'), DEMO: '0' })
  const restored = restoreArchive(config, { ...archive, header: newer }, await openStorage(config))
  await expect(restored).rejects.toThrow('The backup was made by a newer version than this one')
  await mkdir(config.dataDir, { recursive: true })
  await writeFile(path.join(config.dataDir, 'database'), '')
  await expect(restoreArchive(config, archive, await openStorage(config))).rejects.toThrow('is not empty')
})

test.skipIf(isPostgres)('rows that differ from their checksums end the restore', async () => {
  const archive = await read()
  const tables = { ...archive.manifest.tables, audit_entries: { rows: 1, sha256: '0' } }
  const config = readConfig({ DATA_DIR: path.join(folder, 'differs'), DEMO: '0' })
  const altered = { ...archive, manifest: { ...archive.manifest, tables } }
  await expect(restoreArchive(config, altered, await openStorage(config))).rejects.toThrow('audit_entries has 12')
})
