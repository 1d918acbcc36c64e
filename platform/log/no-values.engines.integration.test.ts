import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase, type TestDatabase } from '../../tests/fixtures/database.ts'
import { rowsOf } from '../database/index.ts'
import { AppError } from '../errors/index.ts'
import { defineJob, openJobs } from '../jobs/index.ts'
import { mails } from '../mailer/index.ts'
import { createLog, redactError } from './index.ts'

/** The second line looks like a stack frame: what people write may look like anything. */
const canary = 'canary@exemple.fr\n    at canary (file:///canary.ts:1:1)'

const lines: string[] = []
const log = createLog('trace', { write: (line) => void lines.push(line) })
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('engine'))
  await database.handle.db.execute(sql`create table canaries (
    name text primary key, age int check (age < 150), short varchar(3), other text references canaries)`)
  await database.handle.db.execute(sql`insert into canaries (name) values (${canary})`)
})
afterAll(async () => {
  await database.handle.close()
  await database.drop()
})

const failures: [string, () => Promise<unknown>][] = [
  ['a key that is taken', () => run(sql`insert into canaries (name) values (${canary})`)],
  ['a check', () => run(sql`insert into canaries (name, age) values (${`${canary}2`}, 151)`)],
  ['no such row', () => run(sql`insert into canaries (name, other) values ('a', ${`${canary}3`})`)],
  ['a text that is too long', () => run(sql`insert into canaries (name, short) values ('b', ${canary})`)],
  ['no integer', () => run(sql`select ${canary}::int`)],
  ['no uuid', () => run(sql`select ${canary}::text::uuid`)],
  ['no JSON', () => run(sql`select ${`{"a": ${canary}`}::text::json`)],
  ['no date', () => run(sql`select ${canary}::text::timestamptz`)],
  ['no such column', () => run(sql`select nothing from canaries where name = ${canary}`)],
  ['a missing value', () => database.handle.db.insert(mails).values({ recipient: canary } as never)],
  [
    'in a transaction',
    () => database.handle.db.transaction((db) => db.execute(sql`insert into canaries (name) values (${canary})`)),
  ],
]

const run = (statement: ReturnType<typeof sql>) => database.handle.db.execute(statement)

async function failureOf(work: () => Promise<unknown>): Promise<Error> {
  const error = await work().then(
    () => undefined,
    (error: Error) => error,
  )
  expect(error).toBeInstanceOf(Error)
  return error as Error
}

test.each(failures)('%s: the log has the statement, the code and no value', async (_what, work) => {
  const error = await failureOf(work)
  lines.length = 0
  log.error({ err: error }, 'failed')
  log.error(error)
  log.warn({ error }, 'failed')
  log.error({ err: new AppError(503, 'not-ready', 'Non', { cause: error, detail: String(error) }) })
  log.error({ err: new Error(`it failed: ${error.message}`) })
  log.error({ err: redactError(error) })
  expect(lines).toHaveLength(6)
  expect(lines.join('')).not.toContain('canary@')
  expect(lines.join('')).not.toContain('canary.ts')
  const { err } = JSON.parse(lines[0] ?? '')
  expect(err).toMatchObject({ message: 'Failed query', cause: { code: expect.stringMatching(/^[0-9A-Z]{5}$/) } })
  expect(err.statement).toBeTypeOf('string')
  expect(err.stack).toMatch(/\n\s+at /)
})

test('a failed job neither stores nor logs the values of its query', async () => {
  const { handle } = database
  const failing = defineJob({
    name: 'test.canary',
    payload: z.object({}),
    retryLimit: 0,
    handle: async () => void (await run(sql`insert into canaries (name) values (${canary})`)),
  })
  lines.length = 0
  const jobs = await openJobs<unknown>(handle, [failing], log)
  await jobs.start({}, [failing], [])
  await handle.db.transaction((db) => jobs.enqueue(db, failing, {}))
  await jobs.idle()
  const stored = await rowsOf<{ state: string; output: unknown }>(
    handle.db,
    sql`select state, output from jobs.job where name = 'test.canary'`,
  )
  expect(stored).toMatchObject([{ state: 'failed', output: { name: 'DrizzleQueryError', code: '23505' } }])
  expect((await jobs.dead()).map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Failed query: duplicate key/),
  ])
  const everything = JSON.stringify(await rowsOf(handle.db, sql`select * from jobs.job`)) + lines.join('')
  expect(everything).toContain('a job failed')
  expect(everything).not.toContain('canary@')
  expect(everything).not.toContain('canary.ts')
  await jobs.stop()
})
