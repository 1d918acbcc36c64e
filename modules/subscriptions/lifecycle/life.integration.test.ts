import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { findUser, restoreUser, suspendUser } from '../../accounts/index.ts'
import {
  accountsUid,
  cards,
  createSubscriber,
  lastSubscription,
  ledgerLines,
  passTime,
  passTimeOnce,
  type TestSubscriber,
} from '../fixtures/subscriber.ts'
import { frenchMoment } from '../french.ts'
import { createFormula, currentSubscription, findPaidPeriodEnd } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-01-28T09:00:00Z' })
})
afterAll(() => app.close())

async function subscriber(number?: string, formula = 'default'): Promise<TestSubscriber> {
  const person = await createSubscriber(app)
  const answer = await person.subscribe(number, { body: { formula } })
  expect(answer.body.payload.status).toBe('Success')
  return person
}

async function kindsOf(person: TestSubscriber): Promise<string[]> {
  await app.settle()
  return (await app.mailsTo(person.email)).map(({ kind }) => kind.replace('subscriptions.', ''))
}

/** A token lasts an hour and the clock advances by weeks, so the use case is called instead of the API. */
const stateOf = ({ uid }: TestSubscriber) => currentSubscription(app.platform.db, uid)

test('trial, reminder, first charge, monthly renewals and cashback happen once each', async () => {
  const camille = await subscriber()
  const start = app.clock.now()
  expect(start.toISOString()).toBe('2026-01-28T09:00:00.000Z')
  await passTime(app, { days: 1, hours: 12 })
  expect(await kindsOf(camille)).toEqual(['order-confirmed', 'reminder'])
  await passTime(app, { days: 1, hours: 12 })
  expect(await stateOf(camille)).toMatchObject({ status: 'active', nextPaymentDateTime: '2026-02-28T09:00:00.000Z' })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
  await passTime(app, { days: 28 })
  expect(await stateOf(camille)).toMatchObject({
    nextPaymentDateTime: '2026-03-31T08:00:00.000Z',
    credits: [{ amount: 2000, dueDateTime: '2026-02-28T09:00:00.000Z', refundedDateTime: '2026-02-28T09:00:00.000Z' }],
  })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990', 'charge 3990', 'refund 2000'])
  await passTime(app, { seconds: 60 })
  await passTime(app, { seconds: 60 })
  expect(await ledgerLines(app, camille.uid)).toHaveLength(4)
  expect(await kindsOf(camille)).toEqual([
    'order-confirmed',
    'reminder',
    'payment-received',
    'payment-received',
    'credit-refunded',
  ])
  expect(await findPaidPeriodEnd(app.platform.db, app.clock, camille.uid)).toEqual(new Date('2026-03-31T08:00:00.000Z'))
})

test('a declined renewal is retried after 1, 3, 5 and 7 days, then access ends', async () => {
  const camille = await subscriber(cards.declinedRenewals)
  const accounts = await accountsUid(app, camille.uid)
  await passTime(app, { days: 3 })
  const failedAt = app.clock.now().getTime()
  for (const days of [1, 3, 5, 7]) {
    const state = await stateOf(camille)
    expect(state?.status).toBe('pastDue')
    expect(Date.parse(state?.nextPaymentDateTime ?? '') - failedAt).toBe(days * 86_400_000)
    expect(await camille.roles()).toContain('vip')
    app.clock.set(state?.nextPaymentDateTime ?? '')
    await passTime(app, {})
  }
  expect(await lastSubscription(app, accounts)).toMatchObject({ status: 'ended', endReason: 'unpaid' })
  expect(await camille.roles()).not.toContain('vip')
  expect((await app.call('GET', '/subscriptions', { token: camille.token })).status).toBe(401)
  const user = await findUser(app.platform.db, camille.uid)
  expect(user === undefined || user.erasureDueAt !== null).toBe(true)
  expect(await ledgerLines(app, accounts)).toEqual(['charge 190'])
})

test('periods missed while the server was down are charged as one period', async () => {
  const camille = await subscriber()
  await passTime(app, { days: 100 })
  await passTime(app, { seconds: 10 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990', 'refund 2000'])
  const state = await stateOf(camille)
  expect(Date.parse(state?.expirationDateTime ?? '')).toBeGreaterThan(app.clock.now().getTime() + 27 * 86_400_000)
})

test('a yearly renewal is announced once, one to three months before', async () => {
  const terms = { trialAmount: 0, trialDuration: null, trialDurationUnit: null, periodDuration: 1 }
  const credit = { creditAmount: 0, creditDelay: null, creditDelayUnit: null }
  const { platform } = app
  await createFormula(platform, platform.db, {
    ...terms,
    ...credit,
    uid: 'annuel',
    name: 'L’année',
    amount: 35000,
    periodDurationUnit: 'year',
  })
  const camille = await subscriber(cards.success, 'annuel')
  const end = new Date((await stateOf(camille))?.expirationDateTime ?? '')
  app.clock.set(addDuration(end, { count: -3, unit: 'month' }))
  await passTime(app, {})
  expect(await kindsOf(camille)).toEqual(['order-confirmed'])
  app.clock.set(new Date(addDuration(end, { count: -1, unit: 'month' }).getTime() - 86_400_000))
  await passTime(app, {})
  await passTime(app, { days: 3 })
  expect(await kindsOf(camille)).toEqual(['order-confirmed', 'reminder'])
  const letter = (await app.mailsTo(camille.email)).at(-1)?.text ?? ''
  expect(letter).toContain('L. 215-1')
  expect(letter).toContain(frenchMoment(end))
  expect(letter).toContain('/cancel-contract')
  app.clock.set(end)
  await passTime(app, {})
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 35000', 'charge 35000'])
})

test('durations in seconds are renewed within five seconds of their due time', async () => {
  const { platform } = app
  const credit = { creditAmount: 100, creditDelay: 8, creditDelayUnit: 'second' as const }
  await createFormula(platform, platform.db, {
    ...credit,
    uid: 'eclair',
    name: 'Éclair',
    amount: 500,
    trialAmount: 100,
    trialDuration: 4,
    trialDurationUnit: 'second',
    periodDuration: 10,
    periodDurationUnit: 'second',
  })
  const camille = await subscriber(cards.success, 'eclair')
  for (let second = 0; second < 16; second += 2) await passTime(app, { seconds: 2 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 100', 'charge 500', 'refund 100', 'charge 500'])
})

test('a cashback due before it is covered is refunded with the next payment', async () => {
  const { platform } = app
  await createFormula(platform, platform.db, {
    uid: 'early-credit',
    name: 'Avance',
    amount: 500,
    trialAmount: 100,
    trialDuration: 2,
    trialDurationUnit: 'second',
    periodDuration: 1,
    periodDurationUnit: 'hour',
    creditAmount: 300,
    creditDelay: 1,
    creditDelayUnit: 'second',
  })
  const camille = await subscriber(cards.success, 'early-credit')
  await passTimeOnce(app, { seconds: 1 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 100'])
  await passTime(app, { seconds: 1 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 100', 'charge 500', 'refund 300'])
})

test('a suspended member is not charged; access ends with the paid period', async () => {
  const camille = await subscriber()
  const { db, clock } = app.platform
  await suspendUser(db, clock, camille.uid)
  await passTime(app, { days: 2 })
  expect(await stateOf(camille)).toMatchObject({ status: 'trialing' })
  await passTime(app, { days: 1 })
  expect(await stateOf(camille)).toMatchObject({ status: 'ended' })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
  expect(await camille.roles()).not.toContain('vip')
  expect(await findUser(db, camille.uid)).toMatchObject({ erasureDueAt: null })
  expect(await kindsOf(camille)).toEqual(['order-confirmed', 'reminder', 'lapsed'])
})

test('a member restored in time is charged as usual', async () => {
  const camille = await subscriber()
  const { db, clock } = app.platform
  await suspendUser(db, clock, camille.uid)
  await passTime(app, { days: 2 })
  await restoreUser(db, camille.uid)
  await passTime(app, { days: 1 })
  expect(await stateOf(camille)).toMatchObject({ status: 'active' })
})

test('each refused renewal is mailed with the next try; the last one ends the contract', async () => {
  const camille = await subscriber(cards.declinedRenewals)
  await passTime(app, { days: 3 })
  for (const days of [1, 2, 2]) await passTime(app, { days })
  await app.settle()
  const failed = (await app.mailsTo(camille.email)).filter(({ kind }) => kind === 'subscriptions.payment-failed')
  expect(failed).toHaveLength(4)
  expect(failed.every(({ text }) => text.includes('Nous essaierons de nouveau le'))).toBe(true)
})
