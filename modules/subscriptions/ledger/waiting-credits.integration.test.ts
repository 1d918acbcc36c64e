import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { buyGiftCode, redeemGift } from '../fixtures/gifts.ts'
import { createSubscriber, passTime, signIn, type TestSubscriber } from '../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-06-01T08:00:00Z' })
})
afterAll(() => app.close())

async function read({ email }: TestSubscriber, path: string) {
  const token = await signIn(app, email)
  return (await app.call('GET', `/subscriptions${path}`, { token })).body.payload
}

/** States of the credit as the subscriber and the owner read them. */
async function statesOf(subscriber: TestSubscriber) {
  // Sessions last 30 days, tests longer.
  admin = await createUser(app, ['admin'])
  const [own] = (await read(subscriber, '')).credits
  const outlook = await read(subscriber, '/outlook')
  const [listed] = (await admin.get(`/staff/credits?filter[member]=${subscriber.uid}`)).body.payload
  return {
    waiting: own?.waiting,
    own: outlook.cashbacks[0]?.steps.map(({ state }: { state: string }) => state),
    owners: listed?.step.state,
  }
}

async function refundAll({ uid }: TestSubscriber): Promise<void> {
  const payments = (await admin.get(`/staff/payments?filter[member]=${uid}`)).body.payload
  for (const payment of payments) {
    expect((await admin.post(`/staff/payments/${payment.uid}/refund`, { reason: 'geste' })).status).toBe(200)
  }
}

test('a credit lost by cancelling is hidden from members; the owner sees it as lost', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await app.settle()
  await camille.post('/subscriptions/unsubscribe')
  expect(await statesOf(camille)).toEqual({ waiting: undefined, own: undefined, owners: 'lost' })
})

test('a credit that no payment covers is sent after the next payment', async () => {
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe()
  await passTime(app, { days: 4 })
  expect(await statesOf(subscriber)).toEqual({ waiting: undefined, own: ['expected'], owners: 'expected' })
  await refundAll(subscriber)
  await passTime(app, { days: 26 })
  expect(await statesOf(subscriber)).toEqual({ waiting: true, own: ['waiting'], owners: 'waiting' })
  await passTime(app, { days: 5 })
  await passTime(app, { seconds: 5 })
  expect(await statesOf(subscriber)).toEqual({
    waiting: undefined,
    own: ['expected', 'requested', 'sent'],
    owners: 'sent',
  })
  const mailed = (await app.mailsTo(subscriber.email)).filter(({ kind }) => kind === 'subscriptions.credit-refunded')
  expect(mailed.map(({ subject }) => subject)).toEqual([expect.stringMatching(/rendons 20,00\s€$/)])
})

test('a credit that no payment covers ends with its subscription', async () => {
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe()
  expect((await read(subscriber, '')).credits).toHaveLength(1)
  expect((await admin.post(`/staff/members/${subscriber.uid}/end-vip`)).status).toBe(200)
  expect((await read(subscriber, '')).credits).toEqual([])

  const paid = await createSubscriber(app)
  await paid.subscribe()
  await passTime(app, { days: 4 })
  admin = await createUser(app, ['admin'])
  expect((await admin.post(`/staff/members/${paid.uid}/end-vip`)).status).toBe(200)
  expect((await read(paid, '')).credits).toHaveLength(1)
})

test('a gift used in a trial delays the credit until the next payment', async () => {
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe()
  const promised = (await read(subscriber, '')).credits[0].dueDateTime
  const { body } = await redeemGift(app, await signIn(app, subscriber.email), await buyGiftCode(app, { months: 3 }))
  const { endDateTime: next } = body.payload
  const own = await read(subscriber, '')
  expect(own.credits).toMatchObject([{ dueDateTime: promised, expectedDateTime: next }])
  const [cashback] = (await read(subscriber, '/outlook')).cashbacks
  admin = await createUser(app, ['admin'])
  const [owners] = (await admin.get(`/staff/credits?filter[member]=${subscriber.uid}`)).body.payload
  expect([cashback.steps, owners.step]).toMatchObject([
    [{ state: 'expected', date: next }],
    { state: 'expected', date: next },
  ])
  app.clock.set(new Date(next))
  await passTime(app, { seconds: 5 })
  await passTime(app, { seconds: 5 })
  expect(await statesOf(subscriber)).toEqual({
    waiting: undefined,
    own: ['expected', 'requested', 'sent'],
    owners: 'sent',
  })
})
