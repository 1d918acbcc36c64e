import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createSubscriber } from '../fixtures/subscriber.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { subscribe, post } = await createSubscriber(app)
  await subscribe()
  await app.settle()
  await post('/subscriptions/withdraw')
  await app.settle()
})
afterAll(() => app.close())

test.each(['ledger', 'payment_attempts', 'refunds', 'credits', 'receipts'])(
  'the database refuses to delete rows of %s within ten years',
  async (table) => {
    const { db } = app.platform
    const count = async () => (await rowsOf(db, sql.raw(`select 1 from ${table}`))).length
    const before = await count()
    expect(before).toBeGreaterThan(0)
    await expect(db.execute(sql.raw(`delete from ${table}`))).rejects.toMatchObject({ cause: { code: '23001' } })
    expect(await count()).toBe(before)
  },
)
