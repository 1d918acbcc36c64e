import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestPglite, openTestDatabase, type TestDatabase } from '../../tests/fixtures/database.ts'
import { toAppError } from '../http/errors.ts'
import { createLog, silentLog } from '../log/index.ts'
import { handleOf } from './pglite/open-pglite.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import type { Database } from './types.ts'

let database: TestDatabase
let outer: Database
beforeAll(async () => {
  database = await openTestDatabase(inject('engine'))
  outer = database.handle.db
})
afterAll(async () => {
  await database.handle.close()
  await database.drop()
})

const ask = (db: Database) => db.execute(sql`select 1`)

test.each([
  ['a statement', () => ask(outer)],
  ['a query', () => outer.select({ one: sql`1` }).from(sql`(select 1) as one`)],
  ['a transaction', () => outer.transaction(ask)],
  ['a sign of life', () => database.handle.ping()],
])('%s of the outer database within a transaction is refused, and nothing hangs', async (_what, use) => {
  const transaction = outer.transaction(async (db) => {
    await ask(db)
    await use()
  })
  await expect(transaction.catch((error) => String(error.cause ?? error))).resolves.toMatch(/outer database/)
  await ask(outer)
})

test('a nested transaction uses the transaction that it receives', async () => {
  await outer.transaction((db) => db.transaction((db) => ask(db)))
})

test('a transaction that fails releases its connection', async () => {
  // More transactions than there are connections.
  for (let turn = 0; turn < 12; turn += 1) {
    const failing = outer.transaction(async () => {
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
  }
  await ask(outer)
})

test('unawaited work of a transaction may query after the transaction has ended', async () => {
  const ended = Promise.withResolvers<void>()
  let detached: Promise<unknown> = Promise.resolve()
  await outer.transaction(async () => {
    detached = ended.promise.then(() => ask(outer))
  })
  ended.resolve()
  await detached
})

test('a listener may query after a notification from a transaction', async () => {
  const received = Promise.withResolvers<unknown>()
  const unlisten = await database.handle.listen(
    'received',
    () => ask(outer).then(received.resolve, received.reject),
    () => {},
  )
  await outer.transaction((db) => db.execute(sql`select pg_notify('received', 'x')`))
  await received.promise
  await unlisten()
})

test.skipIf(inject('engine') !== 'postgres')(
  'in production a query on the outer database is answered and an error is logged',
  async () => {
    const lines: string[] = []
    const log = createLog('error', { write: (line) => void lines.push(line) })
    const handle = await openPostgres(database.url ?? '', log, { strict: false })
    await handle.db.transaction(() => ask(handle.db))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, msg: 'a transaction reached the outer database', err: { type: 'OuterDatabaseError' } },
    ])
    await handle.close()
  },
)

test.skipIf(inject('engine') !== 'pglite')('a query that waits for an endless transaction gets a 503', async () => {
  const pglite = await createTestPglite()
  const handle = handleOf(pglite, silentLog, { waitMilliseconds: 50 })
  const hanging = Promise.withResolvers<void>()
  const transaction = handle.db.transaction(() => hanging.promise)
  const refused = await ask(handle.db).then(() => undefined, toAppError)
  expect(refused).toMatchObject({ status: 503, code: 'not-ready', headers: { 'retry-after': '1' } })
  hanging.resolve()
  await transaction
  await ask(handle.db)
  await handle.close()
})
