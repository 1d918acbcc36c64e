import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { installFailingProvider } from '../../fixtures/failing-provider.ts'
import { createSubscriber, ledgerLines, passTimeOnce } from '../../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp({ workers: false })
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

const failing = async () => (await admin.get('/staff/payments?filter[refund]=failing')).body.payload

test('a failing refund is listed with its next try until it succeeds', async () => {
  const provider = installFailingProvider(app.platform)
  const member = await createSubscriber(app)
  await member.subscribe()
  const [{ uid }] = (await admin.get(`/staff/payments?filter[member]=${member.uid}`)).body.payload
  expect((await admin.post(`/staff/payments/${uid}/refund`, { reason: 'geste', amount: 90 })).status).toBe(200)
  provider.fail('refund', 'before')
  await passTimeOnce(app, { seconds: 1 })
  // A first try may still be under way.
  expect(await failing()).toEqual([])
  await passTimeOnce(app, { seconds: 61 })
  const [listed] = await failing()
  expect(listed).toMatchObject({ uid, state: 'succeeded', refunded: 90 })
  // Each failure doubles the delay, which was a minute after the first.
  expect(Date.parse(listed.refundRetryDateTime) - app.clock.now().getTime()).toBe(120_000)
  provider.heal()
  await passTimeOnce(app, { seconds: 121 })
  expect(await failing()).toEqual([])
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190', 'refund 90'])
  expect((await admin.get('/staff/payments?filter[refund]=done')).status).toBe(400)
})
