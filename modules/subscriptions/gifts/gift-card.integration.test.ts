import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { newEmail, orderGift, readMailedCode, redeemGift } from '../fixtures/gifts.ts'
import { createSubscriber, passTime } from '../fixtures/subscriber.ts'
import { eraseSubscriptions } from '../lifecycle/erase-subscriptions.ts'
import { exportGifts } from './export-gifts.ts'
import { forgetGiftBuyersSweep } from './forget-gift-buyers.ts'
import { findGift, findGiftAttempt } from './queries-gifts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-10T09:00:00Z' })
})
afterAll(() => app.close())

const words = { receiver: 'Léa <b>', note: 'Pour toi,\nquand tu voudras. <script>alert(1)</script>' }

async function cardOf(uid: string, query: Record<string, string> = {}, token?: string) {
  const path = `/gifts/orders/${uid}?${new URLSearchParams(query)}`
  return (await app.call('GET', path, token ? { token } : {})).body.payload.card
}

const wordsOf = async (uid: string) => {
  const gift = await findGift(app.platform.db, uid)
  return [gift?.receiver, gift?.note]
}

test('only the order’s key or the gift code shows a visitor’s gift card', async () => {
  const email = newEmail()
  const key = randomUUID()
  const order = await orderGift(app, { email, body: words, headers: { 'idempotency-key': key } })
  const { uid } = order.body.payload
  const code = (await readMailedCode(app, email)) ?? ''
  const stranger = await createSubscriber(app)

  expect(await cardOf(uid)).toBeNull()
  expect(await cardOf(uid, { key: randomUUID() })).toBeNull()
  expect(await cardOf(uid, { code: 'AAAA-BBBB-CCCC-DDDD' })).toBeNull()
  expect(await cardOf(uid, {}, stranger.token)).toBeNull()

  const card = { code, ...words, expirationDateTime: '2027-03-10T09:00:00.000Z' }
  expect(await cardOf(uid, { key })).toEqual(card)
  expect(await cardOf(uid, { code: code.toLowerCase() })).toEqual(card)
  expect(await cardOf(uid, { key }, stranger.token), 'a visitor who has signed in meanwhile').toEqual(card)

  await redeemGift(app, stranger.token, code)
  expect(await cardOf(uid, { key }), 'a used code').toBeNull()
  await passTime(app, { days: 31 })
  await forgetGiftBuyersSweep.handle(app.platform)
  expect(await wordsOf(uid)).toEqual([null, null])
})

test('a member’s gift card is shown, exported, and deleted with the account', async () => {
  const odile = await createSubscriber(app)
  const { uid } = (await orderGift(app, { token: odile.token, body: words })).body.payload
  expect(await cardOf(uid, {}, odile.token)).toMatchObject(words)

  const attempt = await findGiftAttempt(app.platform.db, uid)
  expect(await exportGifts(app.platform.db, attempt?.subscriberUid ?? '')).toMatchObject([words])
  await eraseSubscriptions(app.platform, app.platform.db, odile.uid)
  expect(await wordsOf(uid)).toEqual([null, null])
})

test.each([
  ['receiver', 'é'.repeat(61)],
  ['note', 'é'.repeat(301)],
  ['note', ' \n '],
  ['receiver', 'a\0b'],
])('the order refuses a %s of %j', async (name, value) => {
  const { status, body } = await orderGift(app, { body: { [name]: value } })
  expect([status, body.violations?.[0]?.property]).toEqual([400, name])
})
