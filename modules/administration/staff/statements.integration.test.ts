import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { orderGift } from '../../subscriptions/fixtures/gifts.ts'
import { createSubscriber } from '../../subscriptions/fixtures/subscriber.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp({ workers: false })
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

async function live(): Promise<void> {
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe()
  await orderGift(app, { token: subscriber.token })
  await admin.post(`/staff/members/${subscriber.uid}/grant-vip`)
  const name = { name: 'Inès', roles: ['coach'] }
  expect((await admin.post('/staff/staff', { email: `${randomUUID()}@exemple.fr`, ...name })).status).toBe(201)
}

/**
 * Counts the listed rows and the statements of a call.
 * With the embedded database, only the first call after a write looks up the caller.
 */
async function statementsOf(path: string): Promise<[rows: number, statements: number]> {
  await admin.get('/staff/settings')
  const { session } = app.platform.db as unknown as { session: { prepareQuery(): unknown } }
  const prepared = vi.spyOn(session, 'prepareQuery')
  const answer = await admin.get(path)
  const statements = prepared.mock.calls.length
  prepared.mockRestore()
  return [answer.body.payload.length, statements]
}

const lists = ['members', 'subscriptions', 'payments', 'credits', 'gifts', 'staff', 'mails', 'audit', 'settings']

test('a list needs the same number of queries for one row and for many', async () => {
  await live()
  const few = new Map<string, [number, number]>()
  for (const list of lists) few.set(list, await statementsOf(`/staff/${list}`))
  for (let lives = 0; lives < 6; lives += 1) await live()
  for (const list of lists) {
    const [rows, statements] = await statementsOf(`/staff/${list}?perPage=50`)
    if (list !== 'settings') expect(rows, list).toBeGreaterThan(few.get(list)?.[0] ?? 0)
    expect(statements, list).toBe(few.get(list)?.[1])
    expect(statements, list).toBeLessThanOrEqual(5)
    expect(statements, list).toBeGreaterThan(0)
  }
})
