import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Subscription } from '../../../contracts/subscriptions/subscriptions.ts'
import { mails } from '../../../platform/mailer/index.ts'
import { writeSetting } from '../../../platform/settings/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { findUser } from '../../accounts/index.ts'
import { buyGiftCode, newEmail, orderGift, readMailedCode, redeemGift } from '../fixtures/gifts.ts'
import { cards, createSubscriber, ledgerLines, passTime, signIn } from '../fixtures/subscriber.ts'
import { pauseSubscription } from '../lifecycle/pause/pause-subscription.ts'
import { resumeSubscription } from '../lifecycle/pause/resume-subscription.ts'
import { currentSubscription } from '../lifecycle/view.ts'
import { forgetGiftBuyersSweep } from './forget-gift-buyers.ts'
import { findGift } from './queries-gifts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-10T09:00:00Z' })
})
afterAll(() => app.close())

const kindsTo = async (email: string) => {
  await app.settle()
  return (await app.mailsTo(email)).map(({ kind }) => kind.replace('subscriptions.', ''))
}

const monthsLater = (date: Date, months: number): string =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO('Europe/Paris').add({ months })
      .epochMilliseconds,
  ).toISOString()

describe('buying', () => {
  test('a gift costs the formula’s price for each of its months', async () => {
    const { body } = await app.call('GET', '/formulas/default/gift')
    expect(body.payload).toMatchObject({ formula: 'default', codeMonths: 12 })
    expect(body.payload.prices).toEqual([
      { months: 1, amount: 3990 },
      { months: 3, amount: 11_970 },
      { months: 6, amount: 23_940 },
      { months: 12, amount: 47_880 },
    ])
  })

  test('the owner chooses lengths and validity of new gifts', async () => {
    const { platform } = app
    const setTerms = (value: unknown, version: number) =>
      writeSetting(platform.db, { name: 'gift-terms', value, version }, app.clock.now())
    expect(await setTerms({ lengths: [9, 2], codeMonths: 24 }, 1)).toBe(true)
    const { payload } = (await app.call('GET', '/formulas/default/gift')).body
    expect(payload).toMatchObject({ codeMonths: 24, prices: [{ months: 2 }, { months: 9 }] })
    const refused = await orderGift(app, { email: newEmail(), months: 3 })
    expect([refused.status, refused.body.violations[0].property]).toEqual([400, 'months'])
    const ordered = await orderGift(app, { email: newEmail(), months: 9 })
    const gift = await findGift(platform.db, ordered.body.payload.uid)
    expect(gift?.expiresAt?.toISOString()).toBe(monthsLater(app.clock.now(), 24))
    expect(await setTerms(null, 2)).toBe(true)
  })

  test('a visitor pays once and is mailed a receipt and a code that is stored encrypted', async () => {
    const email = newEmail()
    const { status, body } = await orderGift(app, { email, months: 6 })
    expect([status, body.payload.status]).toEqual([200, 'Success'])
    expect(JSON.stringify(body)).not.toMatch(/code/i)
    expect((await app.call('GET', `/gifts/orders/${body.payload.uid}`)).body.payload).toMatchObject({
      state: 'succeeded',
      months: 6,
      amount: 23_940,
    })
    const code = (await readMailedCode(app, email)) ?? ''
    const [letter, ...more] = await app.mailsTo(email)
    expect(more).toEqual([])
    for (const part of ['Reçu n°', '239,40', 'FORMULAIRE DE RÉTRACTATION', code]) expect(letter?.text).toContain(part)
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
    expect(JSON.stringify(await app.platform.db.select({ text: mails.props }).from(mails))).not.toContain(code)
    expect(JSON.stringify(await findGift(app.platform.db, body.payload.uid))).not.toContain(code)
  })

  test('a gift bought by a member uses the account’s address and is listed as a payment', async () => {
    const odile = await createSubscriber(app)
    expect((await orderGift(app, { token: odile.token, months: 1 })).status).toBe(200)
    const code = await readMailedCode(app, odile.email)
    const own = (await app.call('GET', '/gifts', { token: odile.token })).body.payload
    expect(own).toMatchObject([{ role: 'bought', months: 1, amount: 3990, state: 'ready', code }])
    const [payment] = (await app.call('GET', '/subscriptions/payments', { token: odile.token })).body.payload
    expect(payment).toMatchObject({ kind: 'gift', amount: 3990, state: 'paid' })
    expect(
      (await app.call('GET', `/subscriptions/payments/${payment.uid}/receipt`, { token: odile.token })).status,
    ).toBe(200)
    expect(await ledgerLines(app, odile.uid)).toEqual(['charge 3990'])
    expect(await odile.subscription()).toBeNull()
    expect(await odile.roles()).not.toContain('vip')
    expect((await app.call('GET', '/subscriptions/last-order', { token: odile.token })).body.payload).toBeNull()
  })

  test('a repeated order charges and mails once; another order with its key returns 409', async () => {
    const email = newEmail()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => orderGift(app, { email, headers })))
    expect(new Set(answers.map(({ body }) => body.payload.uid)).size).toBe(1)
    expect((await orderGift(app, { email, headers, months: 1 })).status).toBe(409)
    expect(await kindsTo(email)).toEqual(['gift-bought'])
  })

  test('a refused card returns a Failure with its error code and mails no gift', async () => {
    const email = newEmail()
    const { status, body } = await orderGift(app, { email, number: cards.refused })
    expect([status, body.payload]).toMatchObject([400, { status: 'Failure', errorCode: 'R200' }])
    expect(await kindsTo(email)).toEqual([])
  })

  test('a pending payment mails the code once it has succeeded', async () => {
    const email = newEmail()
    const { body } = await orderGift(app, { email, number: cards.pending })
    expect(body.payload.status).toBe('Pending')
    expect(await kindsTo(email)).toEqual([])
    await passTime(app, { seconds: 10 })
    expect(await readMailedCode(app, email)).toBeDefined()
  })

  test.each([
    [{ months: 2 }, 'months'],
    [{ formula: 'inconnue' }, 'formula'],
    [{ startsOnUse: false }, 'startsOnUse'],
    [{ email: undefined }, 'email'],
    [{ email: 'rien' }, 'email'],
    [{ firstname: '' }, 'firstname'],
  ])('%o returns 400 and names the invalid field', async (body, property) => {
    const answer = await orderGift(app, { body })
    expect(answer.status).toBe(400)
    expect(answer.body.violations).toMatchObject([{ property }])
  })
})

test('a gift code opens its months, then ends the access and keeps the account', async () => {
  const code = await buyGiftCode(app)
  const zoe = await createSubscriber(app)
  const endDateTime = monthsLater(app.clock.now(), 3)
  const { status, body } = await redeemGift(app, zoe.token, code.toLowerCase().replaceAll('-', ' '))
  expect([status, body.payload]).toMatchObject([200, { months: 3, added: false, endDateTime }])
  expect(await zoe.roles()).toContain('vip')
  expect(await zoe.subscription()).toMatchObject({
    gifted: true,
    status: 'cancelled',
    amount: 0,
    expirationDateTime: endDateTime,
    nextPaymentDateTime: null,
    withdrawalDeadlineDateTime: null,
  })
  expect(await ledgerLines(app, zoe.uid)).toEqual([])
  const [receipt] = await app.mailsTo(zoe.email)
  expect(receipt?.kind).toBe('subscriptions.gift-received')
  for (const part of ['0,00', 'Référence du cadeau', '3\u00a0mois']) expect(receipt?.text).toContain(part)
  await passTime(app, { days: 91 })
  await passTime(app, { days: 2 })
  expect(await zoe.roles()).toEqual(['user'])
  expect(await findUser(app.platform.db, zoe.uid)).toMatchObject({ erasureDueAt: null })
  expect(await kindsTo(zoe.email)).toEqual(['gift-received', 'gift-over'])
  expect(await ledgerLines(app, zoe.uid)).toEqual([])
})

test('a gift code used in a paid period postpones the next payment', async () => {
  const code = await buyGiftCode(app, { months: 6 })
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await passTime(app, { days: 4 })
  const read = async () => (await currentSubscription(app.platform.db, camille.uid)) as Subscription
  const before = await read()
  const { body } = await redeemGift(app, await signIn(app, camille.email), code)
  const end = monthsLater(new Date(before.expirationDateTime ?? ''), 6)
  expect(body.payload).toMatchObject({ added: true, startDateTime: before.expirationDateTime, endDateTime: end })
  const after = await read()
  expect(after).toMatchObject({ status: 'active', expirationDateTime: end, nextPaymentDateTime: end, amount: 3990 })
  expect(after.gifted).toBeUndefined()
  const charges = async () => (await ledgerLines(app, camille.uid)).filter((line) => line.startsWith('charge'))
  app.clock.set(new Date(Date.parse(end) - 60_000))
  await passTime(app, { seconds: 0 })
  expect(await charges()).toEqual(['charge 190', 'charge 3990'])
  await passTime(app, { seconds: 120 })
  expect(await charges()).toEqual(['charge 190', 'charge 3990', 'charge 3990'])
  expect((await read()).expirationDateTime).toBe(monthsLater(new Date(end), 1))
})

test('a gift code used in a trial sends one reminder before the first payment', async () => {
  const code = await buyGiftCode(app)
  const camille = await createSubscriber(app)
  await camille.subscribe()
  const { body } = await redeemGift(app, await signIn(app, camille.email), code)
  const end = new Date(body.payload.endDateTime)
  expect(await currentSubscription(app.platform.db, camille.uid)).toMatchObject({
    status: 'trialing',
    nextPaymentDateTime: end.toISOString(),
  })
  app.clock.set(new Date(end.getTime() - 60_000))
  await passTime(app, { seconds: 0 })
  const reminders = (await app.mailsTo(camille.email)).filter(({ kind }) => kind === 'subscriptions.reminder')
  expect(reminders.map(({ subject }) => subject)).toEqual(['Vos mois offerts se terminent bientôt'])
})

test('two gifts run one after the other', async () => {
  const zoe = await createSubscriber(app)
  const end = monthsLater(app.clock.now(), 4)
  await redeemGift(app, zoe.token, await buyGiftCode(app, { months: 1 }))
  const { body } = await redeemGift(app, zoe.token, await buyGiftCode(app, { months: 3 }))
  expect(body.payload).toMatchObject({ added: true, endDateTime: end })
})

test('only one of ten simultaneous uses of a code succeeds', async () => {
  const code = await buyGiftCode(app)
  const people = await Promise.all(Array.from({ length: 10 }, () => createSubscriber(app)))
  const answers = await Promise.all(people.map(({ token }) => redeemGift(app, token, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.violations).toMatchObject([{ property: 'code', type: 'duplicate' }])
  const roles = await Promise.all(people.map((person) => person.roles()))
  expect(roles.filter((all) => all.includes('vip'))).toHaveLength(1)
})

test('a repeated request adds the months once; its Idempotency-Key repeats the answer', async () => {
  const zoe = await createSubscriber(app)
  const first = await buyGiftCode(app, { months: 1 })
  const twice = await Promise.all([1, 2].map(() => redeemGift(app, zoe.token, first)))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const second = await buyGiftCode(app, { months: 1 })
  const key = { 'idempotency-key': randomUUID() }
  const again = [await redeemGift(app, zoe.token, second, key), await redeemGift(app, zoe.token, second, key)]
  expect(again[1]?.body).toEqual(again[0]?.body)
  expect(again[0]?.status).toBe(200)
})

test('unknown codes return 400, and after ten of them 429 with Retry-After', async () => {
  const zoe = await createSubscriber(app)
  const wrong = ['x', 'AAAA-BBBB-CCCC-DDDD', '🎁', ' ', '0'.repeat(100)]
  for (const code of [...wrong, ...wrong]) {
    const { status, body } = await redeemGift(app, zoe.token, code)
    expect(status).toBe(400)
    expect(body.violations).toMatchObject([{ property: 'code', type: 'invalid' }])
  }
  const { status, headers } = await redeemGift(app, zoe.token, 'x')
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('a code expires after twelve months', async () => {
  const code = await buyGiftCode(app)
  app.clock.set(new Date(monthsLater(app.clock.now(), 12)))
  const zoe = await createSubscriber(app)
  const { status, body } = await redeemGift(app, zoe.token, code)
  expect([status, body.violations]).toMatchObject([409, [{ property: 'code', type: 'invalid' }]])
  expect(body.violations[0].message).toContain('expiré')
})

test('a gift code is refused while a pause is planned; the code stays valid', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await passTime(app, { days: 4 })
  await pauseSubscription(app.platform, app.platform.db, camille.uid, 1)
  const code = await buyGiftCode(app)
  const { status, body } = await redeemGift(app, await signIn(app, camille.email), code)
  expect([status, body.violations]).toMatchObject([409, [{ property: 'status', type: 'invalid' }]])
  await resumeSubscription(app.platform, app.platform.db, camille.uid)
  expect((await redeemGift(app, await signIn(app, camille.email), code)).status).toBe(200)
})

test('a gift replaces an order whose payment is pending', async () => {
  const zoe = await createSubscriber(app)
  expect((await zoe.subscribe(cards.authentication)).body.payload.status).toBe('Pending')
  expect((await redeemGift(app, zoe.token, await buyGiftCode(app))).status).toBe(200)
  expect(await zoe.subscription()).toMatchObject({ gifted: true })
  await passTime(app, { seconds: 60 })
  expect(await ledgerLines(app, zoe.uid)).toEqual([])
})

test('a visitor’s data is deleted a month after the gift was used', async () => {
  const email = newEmail()
  const { body } = await orderGift(app, { email })
  const code = (await readMailedCode(app, email)) ?? ''
  await redeemGift(app, (await createSubscriber(app)).token, code)
  app.clock.advance(31 * 86_400_000)
  await forgetGiftBuyersSweep.handle(app.platform)
  expect(await findGift(app.platform.db, body.payload.uid)).toMatchObject({
    buyerEmail: null,
    codeEncrypted: null,
    forgetAt: null,
    state: 'redeemed',
  })
})
