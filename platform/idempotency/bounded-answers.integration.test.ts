import { eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { writeOnce } from './index.ts'
import { idempotencyKeys } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
})
afterAll(() => app.close())

/** @returns whether the write ran */
async function write(sender: string, key: string, length: number): Promise<boolean> {
  const { db, fingerprintKey } = app.platform
  let ran = false
  const body = 'a'.repeat(length)
  const once = { call: 'saveMetadata', caller: sender, sender, key, body: null }
  const answer = await writeOnce(db, { clock: app.clock, fingerprintKey }, once, async () => async () => {
    ran = true
    return { status: 200, body }
  })
  expect(answer.body).toBe(body)
  app.clock.advance(1000)
  return ran
}

test('The newest stored answers of each sender stay within one mebibyte', async () => {
  const { db } = app.platform
  await write('a stranger', 'first', 90_000)
  for (let n = 0; n < 40; n += 1) expect(await write('a member', `${n}`, 90_000)).toBe(true)
  const rows = await db
    .select({ sender: idempotencyKeys.sender, bytes: sum(idempotencyKeys.bytes).mapWith(Number) })
    .from(idempotencyKeys)
    .groupBy(idempotencyKeys.sender)
  for (const { bytes } of rows) expect(bytes).toBeLessThanOrEqual(1024 * 1024)
  expect(await write('a member', '39', 90_000)).toBe(false)
  expect(await write('a member', '0', 90_000)).toBe(true)
  expect(await write('a stranger', 'first', 90_000)).toBe(false)
})

test('An answer larger than the bound is kept until the next one is stored', async () => {
  expect(await write('an exporter', 'large', 2_000_000)).toBe(true)
  expect(await write('an exporter', 'large', 2_000_000)).toBe(false)
  expect(await write('an exporter', 'next', 10)).toBe(true)
  expect(await write('an exporter', 'large', 2_000_000)).toBe(true)
})

test('The recorded size is that of the stored answer', async () => {
  await write('a reader', 'one', 5000)
  const rows = await app.platform.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.status, 200))
  for (const { answer, bytes } of rows) expect(bytes).toBe(String(answer).length)
})
