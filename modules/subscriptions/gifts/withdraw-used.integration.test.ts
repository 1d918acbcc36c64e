import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { buyGiftCode, newEmail, orderGift, redeemGift } from '../fixtures/gifts.ts'
import {
  accountsUid,
  createSubscriber,
  lastSubscription,
  ledgerLines,
  passTime,
  signIn,
} from '../fixtures/subscriber.ts'
import { accountingCutoff } from '../ledger/forget-accounting.ts'
import { listForgettable } from '../ledger/queries-forgettable.ts'
import { attempts } from '../tables.ts'
import { receipts } from '../tables-receipts.ts'
import { forgetGiftBuyersSweep } from './forget-gift-buyers.ts'
import { digestOfCode } from './gift-code.ts'
import { findGift, findGiftByCode } from './queries-gifts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-10T09:00:00Z' })
})
afterAll(() => app.close())

const hour = 3_600_000
const withdraw = (code: string, email: string) => app.call('POST', '/gifts/withdraw', { body: { code, email } })

/** The ledger lines of the person who paid for the gift. */
async function linesOf(code: string): Promise<string[]> {
  await passTime(app, { seconds: 5 })
  const gift = await findGiftByCode(app.platform.db, digestOfCode(code))
  const [paid] = await app.platform.db
    .select()
    .from(attempts)
    .where(eq(attempts.giftUid, gift?.uid ?? ''))
  return ledgerLines(app, paid?.subscriberUid ?? '')
}

async function mailOf(email: string, kind: string): Promise<string> {
  await app.settle()
  const mail = (await app.mailsTo(email)).find((one) => one.kind === `subscriptions.${kind}`)
  return (mail?.text ?? '').replaceAll(/[\u00a0\u202f\s]+/g, ' ')
}

test('a used gift is refunded to the cent for the time that remains', async () => {
  const email = newEmail()
  const code = await buyGiftCode(app, { email, months: 1 })
  const zoe = await createSubscriber(app)
  const used = (await redeemGift(app, zoe.token, code)).body.payload
  // 31 days, an hour less for the change to summer time.
  expect(Date.parse(used.endDateTime) - Date.parse(used.startDateTime)).toBe((31 * 24 - 1) * hour)
  app.clock.advance(10 * 24 * hour)
  for (let times = 0; times < 2; times += 1) expect((await withdraw(code, email)).status).toBe(202)
  // 39,90 € × 240 h / 743 h = 12,888… €: 12,88 € stay due.
  expect(await linesOf(code)).toEqual(['charge 3990', 'refund 2702'])
  expect(await mailOf(email, 'gift-withdrawn')).toMatch(/rendons 27,02 €.*12,88 €, reste due/)
  expect(await zoe.roles()).not.toContain('vip')
  expect(await lastSubscription(app, await accountsUid(app, zoe.uid))).toMatchObject({ status: 'ended' })
  expect(await mailOf(zoe.email, 'gift-taken-back')).toContain('a changé d’avis')
  const token = await signIn(app, zoe.email)
  const [own] = (await app.call('GET', '/gifts', { token })).body.payload
  expect(own).toMatchObject({ role: 'used', state: 'void' })
})

test('a gift withdrawn directly after its first use is refunded in full', async () => {
  const email = newEmail()
  const code = await buyGiftCode(app, { email })
  const zoe = await createSubscriber(app)
  await redeemGift(app, zoe.token, code)
  expect((await withdraw(code, email)).status).toBe(202)
  expect(await linesOf(code)).toEqual(['charge 11970', 'refund 11970'])
  expect(await zoe.roles()).not.toContain('vip')
})

test('a later gift starts at once when the gift before it is withdrawn', async () => {
  const [first, second] = [newEmail(), newEmail()]
  const [taken, kept] = [
    await buyGiftCode(app, { email: first, months: 3 }),
    await buyGiftCode(app, { email: second, months: 1 }),
  ]
  const zoe = await createSubscriber(app)
  await redeemGift(app, zoe.token, taken)
  await redeemGift(app, zoe.token, kept)
  const now = app.clock.now()
  expect((await withdraw(taken, first)).status).toBe(202)
  const { expirationDateTime, status } = await zoe.subscription()
  expect(status).toBe('cancelled')
  const days = (Date.parse(expirationDateTime) - now.getTime()) / (24 * hour)
  expect(days).toBeGreaterThan(27)
  expect(days).toBeLessThan(32)
  expect(await zoe.roles()).toContain('vip')
})

test('a withdrawn gift no longer delays the next payment', async () => {
  const email = newEmail()
  const code = await buyGiftCode(app, { email, months: 6 })
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await redeemGift(app, camille.token, code)
  expect((await withdraw(code, email)).status).toBe(202)
  expect(await linesOf(code)).toEqual(['charge 23940', 'refund 23940'])
  const { status, nextPaymentDateTime } = await camille.subscription()
  expect(status).toBe('trialing')
  expect(Date.parse(nextPaymentDateTime) - app.clock.now().getTime()).toBeGreaterThan(6.9 * 24 * hour)
  expect(Date.parse(nextPaymentDateTime) - app.clock.now().getTime()).toBeLessThan(7.1 * 24 * hour)
  expect(await mailOf(camille.email, 'gift-taken-back')).toContain('le prochain prélèvement a lieu le')
  expect(await camille.roles()).toContain('vip')
})

test('records of a gift of 120 € or more are kept for ten years without the buyer', async () => {
  const email = newEmail()
  const { body } = await orderGift(app, { email, months: 6 })
  const { uid } = body.payload
  const { db } = app.platform
  const [paid] = await db.select().from(attempts).where(eq(attempts.giftUid, uid))
  const receiptsOf = () =>
    db
      .select()
      .from(receipts)
      .where(eq(receipts.attemptUid, paid?.uid ?? ''))
  app.clock.set(new Date('2027-06-01T12:00:00Z'))
  await forgetGiftBuyersSweep.handle(app.platform)
  expect(await findGift(db, uid)).toMatchObject({ amount: 23_940, buyerEmail: null, termsUid: expect.any(String) })
  expect(await receiptsOf()).toHaveLength(1)
  const isForgettableOn = async (date: string) =>
    (await listForgettable(db, accountingCutoff(new Date(date)), 100)).includes(paid?.subscriberUid ?? '')
  expect(await isForgettableOn('2036-12-31T12:00:00Z')).toBe(false)
  expect(await isForgettableOn('2037-01-02T12:00:00Z')).toBe(true)
  await expect(db.delete(receipts).where(eq(receipts.attemptUid, paid?.uid ?? ''))).rejects.toMatchObject({
    cause: { code: '23001' },
  })
})
