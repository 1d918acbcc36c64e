import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createSubscriber, type TestSubscriber } from '../../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
let support: Person
let member: TestSubscriber
beforeAll(async () => {
  app = await createStaffApp({ workers: false })
  admin = await createUser(app, ['admin'])
  support = await createUser(app, ['support'])
  member = await createSubscriber(app)
  await member.subscribe()
})
afterAll(() => app.close())

const charge = async (who: Person) => {
  const { payload } = (await who.get(`/staff/payments?filter[member]=${member.uid}&filter[kind]=trial`)).body
  return payload[0] as { uid: string; amount: number; refundable: number; receipt: string | null }
}
const refund = (who: Person, uid: string, amount?: number) =>
  who.post(`/staff/payments/${uid}/refund`, { reason: 'geste', ...(amount === undefined ? {} : { amount }) })

async function setCeiling(cents: number): Promise<void> {
  const { version } = (await admin.get('/staff/settings/support-refunds')).body.payload
  expect((await admin.put('/staff/settings/support-refunds', { value: cents, version })).status).toBe(200)
}

test('Support reads payments, subscriptions and receipts but cannot refund by default', async () => {
  const { uid, refundable, receipt } = await charge(support)
  expect([refundable, receipt]).toEqual([0, expect.any(String)])
  expect((await support.get(`/staff/subscriptions?filter[member]=${member.uid}`)).status).toBe(200)
  expect((await support.get(`/staff/payments/${uid}/receipt`)).status).toBe(200)
  const refused = await refund(support, uid, 1)
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('0,00')])
  expect((await support.get('/staff/payments.csv')).status).not.toBe(200)
  expect((await support.get('/staff/settings/support-refunds')).status).toBe(403)
})

test('Support refunds a payment up to a ceiling that counts refunds by admins', async () => {
  await setCeiling(100)
  const { uid, amount, refundable } = await charge(support)
  expect(refundable).toBe(100)
  expect((await refund(support, uid)).status).toBe(403)
  expect((await refund(support, uid, 60)).status).toBe(200)
  expect((await charge(support)).refundable).toBe(40)
  expect((await refund(support, uid, 41)).status).toBe(403)
  expect((await refund(admin, uid, 20)).status).toBe(200)
  expect((await refund(support, uid, 21)).status).toBe(403)
  expect((await refund(support, uid, 20)).status).toBe(200)
  expect([(await charge(support)).refundable, (await charge(admin)).refundable]).toEqual([0, amount - 100])
})
