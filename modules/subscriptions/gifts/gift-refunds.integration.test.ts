import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails } from '../../../platform/mailer/index.ts'
import { createStaffApp, createUser } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { findUser } from '../../accounts/index.ts'
import { buyGiftCode, newEmail, redeemGift } from '../fixtures/gifts.ts'
import { createSubscriber, ledgerLines, passTime } from '../fixtures/subscriber.ts'
import { endSubscription } from '../lifecycle/end-subscription.ts'
import { lockSubscription } from '../lifecycle/queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-06-01T08:00:00Z' })
})
afterAll(() => app.close())

const kindsTo = async (email: string) => {
  await app.settle()
  return (await app.mailsTo(email)).map(({ kind }) => kind.replace('subscriptions.', ''))
}

const admin = async () => (await createUser(app, ['admin'])).token

describe('ending a contract', () => {
  const dayOf = (iso: string) => iso.slice(0, 10)
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString()

  test('gift months have no contract to cancel or withdraw from', async () => {
    const zoe = await createSubscriber(app)
    await redeemGift(app, zoe.token, await buyGiftCode(app))
    expect((await app.call('GET', '/subscriptions/contract', { token: zoe.token })).body.payload).toBeNull()
    expect((await zoe.post('/subscriptions/withdraw')).status).toBe(404)
    expect((await zoe.post('/subscriptions/unsubscribe')).status).toBe(202)
    expect(await zoe.subscription()).toMatchObject({ gifted: true, status: 'cancelled' })
    const outlook = await app.call('GET', '/subscriptions/outlook', { token: zoe.token })
    expect(outlook.body.payload.endings).toBeNull()
  })

  test('withdrawing refunds the member’s own contract and keeps the gift months', async () => {
    const zoe = await createSubscriber(app)
    await zoe.subscribe()
    await redeemGift(app, zoe.token, await buyGiftCode(app, { months: 1 }))
    await redeemGift(app, zoe.token, await buyGiftCode(app, { months: 1 }))
    const answers = await Promise.all(
      ['/subscriptions/outlook', '/subscriptions/contract'].map((path) => app.call('GET', path, { token: zoe.token })),
    )
    expect((await zoe.post('/subscriptions/withdraw')).status).toBe(202)
    await passTime(app, { seconds: 5 })
    expect(await ledgerLines(app, zoe.uid)).toEqual(['charge 190', 'refund 190'])
    const { expirationDateTime, gifted } = await zoe.subscription()
    const [outlook, contract] = answers.map(({ body }) => body.payload)
    const until = [outlook.endings.withdraw.lastDateTime, contract.givenUntil]
    expect(until.map(dayOf)).toEqual([dayOf(expirationDateTime), dayOf(expirationDateTime)])
    expect(gifted).toBe(true)
    expect(Date.parse(expirationDateTime)).toBeGreaterThan(Date.parse(inDays(58)))
    expect(Date.parse(expirationDateTime)).toBeLessThan(Date.parse(inDays(63)))
    expect(await zoe.roles()).toContain('vip')
    expect(await findUser(app.platform.db, zoe.uid)).toMatchObject({ erasureDueAt: null })
    const own = (await app.call('GET', '/gifts', { token: zoe.token })).body.payload
    const days = own.flatMap((gift: { startDateTime: string; endDateTime: string }) => [
      dayOf(gift.startDateTime),
      dayOf(gift.endDateTime),
    ])
    expect(new Set(days).size).toBe(3)
    expect(days).toContain(dayOf(expirationDateTime))
  })

  test('a member withdraws from a contract that ended before the gift and keeps the gift', async () => {
    const zoe = await createSubscriber(app)
    await zoe.subscribe()
    const { uid } = await zoe.subscription()
    await app.platform.db.transaction(async (db) =>
      endSubscription(app.platform, db, await lockSubscription(db, uid), 'staff'),
    )
    await redeemGift(app, zoe.token, await buyGiftCode(app))
    expect((await zoe.post('/subscriptions/withdraw')).status).toBe(202)
    await passTime(app, { seconds: 5 })
    expect(await ledgerLines(app, zoe.uid)).toEqual(['charge 190', 'refund 190'])
    expect(await zoe.subscription()).toMatchObject({ gifted: true, status: 'cancelled' })
    expect(await zoe.roles()).toContain('vip')
    expect(await findUser(app.platform.db, zoe.uid)).toMatchObject({ erasureDueAt: null })
  })
})

test('a gift mail that staff resend contains the same code until the code is used', async () => {
  const email = newEmail()
  const code = await buyGiftCode(app, { email })
  const token = await admin()
  const mailed = async () => (await app.mailsTo(email)).at(-1) as { uid: string; text: string }
  // Make the mail a sent one: its secret is then deleted.
  const { uid } = await mailed()
  await app.platform.db.update(mails).set({ encryptedLink: null, state: 'sent' }).where(eq(mails.uid, uid))
  expect((await mailed()).text).not.toContain(code)
  const resend = () => app.call('POST', `/staff/mails/${uid}/resend`, { token })
  expect((await resend()).status).toBe(200)
  await app.settle()
  expect((await mailed()).text).toContain(code)
  await redeemGift(app, (await createSubscriber(app)).token, code)
  await app.platform.db.update(mails).set({ encryptedLink: null, state: 'sent' }).where(eq(mails.uid, uid))
  app.clock.advance(60_000)
  expect((await resend()).status).toBe(409)
})

describe('gift refunds', () => {
  const paymentOf = async (token: string, email: string) => {
    const { body } = await app.call('GET', '/staff/payments?filter[kind]=gift&perPage=100', { token })
    return body.payload.find((one: { email: string }) => one.email === email)
  }

  test('a fully refunded gift loses its code, even after a partial refund', async () => {
    const email = newEmail()
    const code = await buyGiftCode(app, { email })
    const token = await admin()
    const payment = await paymentOf(token, email)
    expect(payment).toMatchObject({ kind: 'gift', member: null, subscription: null, state: 'succeeded' })
    const refund = (amount?: number) =>
      app.call('POST', `/staff/payments/${payment.uid}/refund`, { token, body: { reason: 'Un geste', amount } })
    expect((await refund(1000)).status).toBe(200)
    const zoe = await createSubscriber(app)
    expect((await refund()).status).toBe(200)
    const { status, body } = await redeemGift(app, zoe.token, code)
    expect([status, body.violations]).toMatchObject([409, [{ property: 'code' }]])
    expect(body.violations[0].message).toContain('remboursé')
    await passTime(app, { seconds: 5 })
    expect(await paymentOf(token, email)).toMatchObject({ state: 'refunded', refunded: 11_970 })
    expect(await kindsTo(email)).toEqual(['gift-bought', 'refund-decided', 'refund-decided'])
  })

  test('the buyer withdraws within 14 days: an unused gift is refunded once', async () => {
    const email = newEmail()
    const code = await buyGiftCode(app, { email })
    const withdraw = (body: object) => app.call('POST', '/gifts/withdraw', { body })
    expect((await withdraw({ code, email: newEmail() })).status).toBe(404)
    expect((await withdraw({ code: 'x', email })).status).toBe(404)
    for (let times = 0; times < 2; times += 1) expect((await withdraw({ code, email })).status).toBe(202)
    await passTime(app, { seconds: 5 })
    expect(await paymentOf(await admin(), email)).toMatchObject({ state: 'refunded', refunded: 11_970 })
    expect(await kindsTo(email)).toEqual(['gift-bought', 'gift-withdrawn'])
    expect((await redeemGift(app, (await createSubscriber(app)).token, code)).status).toBe(409)
  })

  test('the buyer cannot withdraw after 14 days', async () => {
    const email = newEmail()
    const code = await buyGiftCode(app, { email })
    app.clock.advance(20 * 86_400_000)
    expect((await app.call('POST', '/gifts/withdraw', { body: { code, email } })).status).toBe(409)
  })

  test('only one of a simultaneous withdrawal and use of a gift succeeds', async () => {
    for (let times = 0; times < 5; times += 1) {
      const email = newEmail()
      const code = await buyGiftCode(app, { email })
      const zoe = await createSubscriber(app)
      const answers = await Promise.all([
        app.call('POST', '/gifts/withdraw', { body: { code, email } }),
        redeemGift(app, zoe.token, code),
      ])
      const isUsed = (await zoe.roles()).includes('vip')
      const [withdrawn, used] = answers.map(({ status }) => status)
      expect(withdrawn).toBe(isUsed ? 409 : 202)
      if (isUsed) expect(used).toBe(200)
    }
  })
})
