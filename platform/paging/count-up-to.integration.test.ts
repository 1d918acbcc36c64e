import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { countUpTo } from './index.ts'

const rows = 60_000
const few = 9_900

const numbered = pgTable('counted_rows', {
  number: integer().notNull(),
  spread: boolean().notNull(),
  together: boolean().notNull(),
  many: boolean().notNull(),
})

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
  const { db } = app.platform
  // Rows as long as an account's, so that they fill as many pages.
  await db.execute(sql`create table ${numbered} (number integer, spread boolean, together boolean, many boolean,
    filled text default repeat('-', 250))`)
  await db.execute(sql`insert into ${numbered} select n, n % ${rows} * ${few}::bigint % ${rows} < ${few},
    n between 20001 and 20000 + ${few}, n % 2 = 0 from generate_series(1, ${rows}) n`)
})
afterAll(() => app.close())

test.each([false, true])('more than 10,000 rows are counted no further (sampled: %s)', async (sampled) => {
  const { db } = app.platform
  expect(await countUpTo(db, numbered, sql`${numbered.many}`, { sampled })).toEqual({ total: 10_000, capped: true })
  expect(await countUpTo(db, numbered, undefined, { sampled })).toEqual({ total: 10_000, capped: true })
})

test('a sampled count of slightly fewer rows than the cap is exact', async () => {
  const { db } = app.platform
  for (let time = 0; time < 50; time += 1) {
    expect(await countUpTo(db, numbered, sql`${numbered.spread}`, { sampled: true })).toEqual({ total: few })
    expect(await countUpTo(db, numbered, sql`${numbered.together}`, { sampled: true })).toEqual({ total: few })
  }
})

test('few rows of a small table are counted exactly', async () => {
  const { db } = app.platform
  const where = sql`${numbered.number} <= 3`
  expect(await countUpTo(db, numbered, where, { sampled: true })).toEqual({ total: 3 })
})
