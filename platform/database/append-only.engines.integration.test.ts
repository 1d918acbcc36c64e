import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { writeAudit } from '../audit/index.ts'
import { rowsOf } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
})
afterAll(() => app.close())

test.each([
  'update audit_entries set actor = null',
  'delete from audit_entries',
  'truncate audit_entries',
  'update ledger set amount = 1',
  'truncate ledger',
  'update provider_events set type = type',
  'delete from provider_events',
  'truncate provider_events',
  'update ledger_differences set state = state',
  'delete from ledger_differences',
  'truncate ledger_differences cascade',
  'update payment_attempts set amount = 1',
  'update refunds set amount = 1',
  'update credits set amount = 1',
  'update receipts set number = 1',
])('the database itself refuses: %s', async (statement) => {
  const { db, clock } = app.platform
  const target = randomUUID()
  await writeAudit(db, clock, { actor: null, action: 'members.suspend', target })
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '23001' } })
  expect(await rowsOf(db, sql`select 1 from audit_entries where target = ${target}`)).toHaveLength(1)
})
