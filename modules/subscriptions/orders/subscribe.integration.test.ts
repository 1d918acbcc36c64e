import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { eraseAccount, findUser, requestErasure, takeDueErasure, type User } from '../../accounts/index.ts'
import { cardOf, cards, createSubscriber, ledgerLines, passTime } from '../fixtures/subscriber.ts'
import { createFormula, createTrafficToken } from '../index.ts'
import { findSubscriberOf, lockSubscriber } from '../lifecycle/queries.ts'
import { subscribe } from './subscribe.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://eclore.test' } })
})
afterAll(() => app.close())

test('the default formula always exists', async () => {
  const answer = await app.call('GET', '/formulas/default')
  expect(answer.status).toBe(200)
  expect(answer.body.payload).toEqual({
    uid: 'default',
    name: 'L’abonnement',
    amount: 3990,
    trialAmount: 190,
    trialDuration: 3,
    trialDurationUnit: 'day',
    periodDuration: 1,
    periodDurationUnit: 'month',
    creditAmount: 2000,
    creditDelay: 1,
    creditDelayUnit: 'month',
  })
})

test.each(['unknown', 'BAD%20NAME', '%00', 'a'.repeat(200)])('an unknown formula %j returns 404', async (uid) => {
  expect((await app.call('GET', `/formulas/${uid}`)).status).toBe(404)
})

test('a success starts the trial, gives the role vip and is confirmed by mail', async () => {
  const camille = await createSubscriber(app)
  const answer = await camille.subscribe()
  expect(answer).toMatchObject({ status: 200, body: { payload: { status: 'Success' } } })
  const now = app.clock.now()
  const subscription = await camille.subscription()
  expect(subscription).toMatchObject({
    formula: 'default',
    status: 'trialing',
    amount: 3990,
    trialAmount: 190,
    startedDateTime: now.toISOString(),
    nextPaymentAmount: 3990,
    nextPaymentDateTime: subscription.expirationDateTime,
    cancelledDateTime: null,
    endedDateTime: null,
  })
  expect(subscription.credits).toEqual([
    { amount: 2000, dueDateTime: expect.any(String), refundedDateTime: null, promisedDateTime: null },
  ])
  expect(await camille.roles()).toContain('vip')
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
  await app.settle()
  const [mail] = await app.mailsTo(camille.email)
  expect(mail?.kind).toBe('subscriptions.order-confirmed')
  expect(mail?.text).toContain('1,90')
  expect(mail?.text).toContain('Bonjour Camille')
})

test('the customer’s name fills an empty profile; mails use the profile’s name', async () => {
  const camille = await createSubscriber(app)
  const profile = async () => {
    const { metadata } = (await app.call('GET', `/users/${camille.uid}`, { token: camille.token })).body.payload
    return JSON.parse(metadata)
  }
  const save = (body: object) => app.call('PUT', `/users/${camille.uid}/metadata`, { token: camille.token, body })
  await save({ profile: { name: '' }, favorites: ['dire-non'] })
  await camille.subscribe(cards.refused)
  expect(await profile()).toEqual({ profile: { name: 'Camille' }, favorites: ['dire-non'] })
  await save({ profile: { name: 'Cam' }, favorites: [] })
  await camille.subscribe()
  expect((await profile()).profile.name).toBe('Cam')
  await app.settle()
  expect((await app.mailsTo(camille.email)).at(-1)?.text).toContain('Bonjour Cam,')
})

test('a subscriber who orders again gets a Success and is charged nothing', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  expect((await camille.subscribe(cards.refused)).body).toEqual({ payload: { status: 'Success' } })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('a double click charges once', async () => {
  const camille = await createSubscriber(app)
  const answers = await Promise.all([1, 2, 3, 4].map(() => camille.subscribe()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test.each([
  ['4000 0000 0000 0002', 'R200'],
  ['4000 0000 0000 0119', 'X000'],
  ['4000 0000 0000 9995', 'E001001'],
  ['4000 0000 0000 0069', '1100005PI3'],
  ['4000 0000 0000 9987', '1100003PI4'],
  ['4000 0000 0000 0127', '1100005PI2'],
])('the card %s is refused with %s, and another card may be tried', async (number, errorCode) => {
  const camille = await createSubscriber(app)
  const answer = await camille.subscribe(number)
  expect(answer.status).toBe(400)
  expect(answer.body.payload).toEqual({ status: 'Failure', message: expect.any(String), errorCode })
  expect(await camille.subscription()).toBeNull()
  expect(await camille.roles()).not.toContain('vip')
  expect(await ledgerLines(app, camille.uid)).toEqual([])
  expect((await camille.subscribe()).status).toBe(200)
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('an order with the pending test card succeeds by webhook after five seconds', async () => {
  const camille = await createSubscriber(app)
  expect((await camille.subscribe(cards.pending)).body).toEqual({ payload: { status: 'Pending' } })
  expect(await camille.subscription()).toMatchObject({ status: 'pending', startedDateTime: null, credits: [] })
  await passTime(app, { seconds: 4 })
  expect((await camille.subscribe(cards.pending)).body).toEqual({ payload: { status: 'Pending' } })
  expect(await camille.subscription()).toMatchObject({ status: 'pending' })
  await passTime(app, { seconds: 1 })
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
  expect(await camille.roles()).toContain('vip')
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('only a signed-in user can subscribe, and only for their own account', async () => {
  const camille = await createSubscriber(app)
  expect((await camille.subscribe(cards.success, { body: { uid: randomUUID() } })).status).toBe(403)
  expect((await app.call('POST', '/subscriptions/subscribe', { body: {} })).status).toBe(401)
  expect((await app.call('GET', '/subscriptions')).status).toBe(401)
  expect(await ledgerLines(app, camille.uid)).toEqual([])
})

test.each([
  ['an unknown formula', { formula: 'nowhere' }, 'formula', 'invalid'],
  ['an unknown token', { trafficToken: 'nowhere' }, 'trafficToken', 'invalid'],
  ['no first name', { firstname: '' }, 'firstname', 'missing'],
  ['an unknown property', { surprise: 1 }, 'surprise', 'invalid'],
  ['no card', { creditCard: undefined }, 'creditCard', 'missing'],
  [
    'a wrong number',
    { creditCard: { number: '4242424242424241', month: 1, year: 2099, code: '123' } },
    'creditCard.number',
    'invalid',
  ],
  [
    'a month as text',
    { creditCard: { number: cards.success, month: '1', year: 2099, code: '123' } },
    'creditCard.month',
    'invalid',
  ],
])('%s is refused', async (_what, body, property, type) => {
  const camille = await createSubscriber(app)
  const answer = await camille.subscribe(cards.success, { body })
  expect(answer.status).toBe(400)
  expect(answer.body.violations).toContainEqual({ property, message: expect.any(String), type })
})

test('the formula of a valid traffic token replaces the default', async () => {
  const { platform } = app
  const terms = {
    trialAmount: 0,
    trialDuration: null,
    trialDurationUnit: null,
    periodDuration: 3,
    periodDurationUnit: 'month' as const,
  }
  const credit = { creditAmount: 0, creditDelay: null, creditDelayUnit: null }
  await createFormula(platform, platform.db, { uid: 'printemps', name: 'Printemps', amount: 9900, ...terms, ...credit })
  await createTrafficToken(platform, platform.db, { value: 'tulipe', formula: 'printemps' })
  const past = new Date(app.clock.now().getTime() - 1000).toISOString()
  await createTrafficToken(platform, platform.db, { value: 'fanee', formula: 'printemps', expires: past })
  expect((await app.call('GET', '/traffic-tokens/tulipe')).body.payload).toEqual({
    value: 'tulipe',
    isValid: true,
    formula: 'printemps',
  })
  for (const value of ['fanee', 'inconnue', '%00']) {
    const answer = await app.call('GET', `/traffic-tokens/${value}`)
    expect(answer).toMatchObject({ status: 200, body: { payload: { isValid: false, formula: null } } })
  }
  const camille = await createSubscriber(app)
  await camille.subscribe(cards.success, { body: { trafficToken: 'tulipe' } })
  expect(await camille.subscription()).toMatchObject({ formula: 'printemps', status: 'active', credits: [] })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 9900'])
})

test('an Idempotency-Key repeats the first answer; another body returns 409', async () => {
  const camille = await createSubscriber(app)
  const headers = { 'idempotency-key': randomUUID() }
  const first = await camille.subscribe(cards.refused, { headers })
  expect((await camille.subscribe(cards.refused, { headers })).body.payload).toEqual(first.body.payload)
  const other = await camille.subscribe(cards.success, { headers })
  expect(other.status).toBe(409)
  expect(other.body.violations).toEqual([
    { property: 'Idempotency-Key', message: expect.any(String), type: 'duplicate' },
  ])
  const again = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => camille.subscribe(cards.success, { headers: again })))
  expect(answers.map(({ body }) => body.payload)).toEqual(Array(3).fill({ status: 'Success' }))
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

describe('an account that is due for erasure', () => {
  const noRoles = { user: false, vip: false, coach: false, support: false, editor: false, admin: false }

  test('an account erased meanwhile gets nothing for its order and stores nothing', async () => {
    const { db } = app.platform
    const { uid, email: identifier } = await createSubscriber(app)
    const viewer: Viewer = { uid, identifier, acl: { ...noRoles, user: true }, sid: randomUUID() }
    await eraseAccount(app.platform, db, (await findUser(db, uid)) as User)
    const names = { firstname: 'Camille', lastname: 'Roux' }
    const order = { uid, formula: 'default', ...names, creditCard: cardOf(cards.success.replaceAll(' ', '')) }
    await expect(subscribe(app.platform, viewer, order)).rejects.toMatchObject({ status: 401 })
    expect(await findSubscriberOf(db, uid)).toBeUndefined()
  })

  test.runIf(inject('engine') === 'postgres')(
    'an account due for erasure is not erased while its order is stored',
    async () => {
      const { db, clock } = app.platform
      const { uid } = await createSubscriber(app)
      const dueAt = new Date(clock.now().getTime() + 86_400_000)
      await requestErasure(db, clock, uid, dueAt)
      const erased = () => db.transaction((db) => takeDueErasure(db, uid, dueAt))
      const [isLocked, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const order = db.transaction(async (db) => {
        await lockSubscriber(db, uid, clock.now())
        isLocked.resolve()
        await mayCommit.promise
      })
      await isLocked.promise
      const meanwhile = await erased()
      mayCommit.resolve()
      await order
      expect(meanwhile).toBeUndefined()
      expect(await erased()).toMatchObject({ uid })
    },
  )
})
