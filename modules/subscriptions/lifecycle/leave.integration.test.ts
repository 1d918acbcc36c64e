import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '../../../contracts/text/paris.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { findUser, grantRole, hasConsent, requestErasure } from '../../accounts/index.ts'
import {
  accountsUid,
  cards,
  createSubscriber,
  lastSubscription,
  ledgerLines,
  passTime,
} from '../fixtures/subscriber.ts'
import { currentSubscription } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-10T09:00:00Z' })
})
afterAll(() => app.close())

const stateOf = (uid: string) => currentSubscription(app.platform.db, uid)

test('a repeated cancellation ends the subscription once, at the end of the period', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  expect((await camille.post('/subscriptions/unsubscribe')).status).toBe(202)
  await app.settle()
  const cancelled = await camille.subscription()
  expect(cancelled).toMatchObject({
    status: 'cancelled',
    cancelledDateTime: app.clock.now().toISOString(),
    nextPaymentDateTime: null,
    nextPaymentAmount: null,
    endedDateTime: null,
    withdrawalDeadlineDateTime: '2026-03-24T22:59:59.999Z',
  })
  app.clock.advance(60_000)
  expect((await camille.post('/subscriptions/unsubscribe')).status).toBe(202)
  await app.settle()
  expect(await camille.subscription()).toEqual(cancelled)
  expect(await camille.roles()).toContain('vip')
  expect((await camille.subscribe()).body).toEqual({ payload: { status: 'Success' } })
  const accounts = await accountsUid(app, camille.uid)
  await passTime(app, { days: 2 })
  expect(await lastSubscription(app, accounts)).toMatchObject({ status: 'cancelled' })
  await passTime(app, { days: 1 })
  expect(await lastSubscription(app, accounts)).toMatchObject({ status: 'ended', endReason: 'cancelled' })
  expect(await ledgerLines(app, accounts)).toEqual(['charge 190'])
})

test('the end of a subscription removes roles, closes sessions and schedules erasure', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await camille.post('/subscriptions/unsubscribe')
  await app.settle()
  await passTime(app, { days: 3 })
  expect(await camille.roles()).not.toContain('vip')
  expect((await app.call('GET', '/subscriptions', { token: camille.token })).status).toBe(401)
  const user = await findUser(app.platform.db, camille.uid)
  expect(user === undefined || user.erasureDueAt !== null).toBe(true)
})

test('unsubscribing without a subscription is refused', async () => {
  const camille = await createSubscriber(app)
  for (const path of ['/subscriptions/unsubscribe', '/subscriptions/withdraw']) {
    expect((await camille.post(path)).status).toBe(404)
    expect((await app.call('POST', path)).status).toBe(401)
  }
  await camille.subscribe(cards.refused)
  expect((await camille.post('/subscriptions/withdraw')).status).toBe(404)
})

test('withdrawing within fourteen days ends and refunds everything once', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await passTime(app, { days: 3 })
  await passTime(app, { days: 7 })
  const token = await signInAgain(camille.email)
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
  const answers = await Promise.all([1, 2, 3].map(() => app.call('POST', '/subscriptions/withdraw', { token })))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await stateOf(camille.uid)).toMatchObject({ status: 'ended', credits: [], nextPaymentDateTime: null })
  expect(await camille.roles()).not.toContain('vip')
  await passTime(app, { seconds: 2 })
  expect((await ledgerLines(app, camille.uid)).sort()).toEqual([
    'charge 190',
    'charge 3990',
    'refund 190',
    'refund 3990',
  ])
  await app.settle()
  await passTime(app, { days: 60 })
  expect(await ledgerLines(app, camille.uid)).toHaveLength(4)
  const mails = await app.mailsTo(camille.email)
  expect(mails.filter(({ kind }) => kind === 'subscriptions.withdrawn')).toHaveLength(1)
})

test('withdrawing after fourteen days returns 409', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  const deadline = Date.parse((await stateOf(camille.uid))?.withdrawalDeadlineDateTime ?? '')
  app.clock.set(new Date(deadline + 1))
  await passTime(app, {})
  const token = await signInAgain(camille.email)
  const answer = await app.call('POST', '/subscriptions/withdraw', { token })
  expect(answer.status).toBe(409)
  expect(answer.body.violations).toEqual([
    { property: 'startedDateTime', message: expect.any(String), type: 'invalid' },
  ])
  expect((await stateOf(camille.uid))?.status).toBe('active')
})

const dueAt = async (uid: string) => (await findUser(app.platform.db, uid))?.erasureDueAt ?? null
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000)
const consent = (uid: string) => hasConsent(app.platform.db, uid, 'coaching')

test.each([[false], [true]])(
  'a withdrawal ends the account two weeks later (cancelled before: %s)',
  async (cancelled) => {
    const camille = await createSubscriber(app)
    await camille.subscribe()
    await camille.post(`/users/${camille.uid}/consents`, { kind: 'coaching', version: '1' })
    if (cancelled) await camille.post('/subscriptions/unsubscribe')
    await app.settle()
    expect(await consent(camille.uid)).toBe(true)
    await camille.post('/subscriptions/withdraw')
    expect(await consent(camille.uid)).toBe(false)
    expect(dayOf((await dueAt(camille.uid)) ?? new Date(0))).toBe(dayOf(inDays(14)))
    await camille.subscribe()
    expect(await dueAt(camille.uid)).toBeNull()
  },
)

test('withdrawing after an erasure request erases at once; staff accounts stay', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await requestErasure(app.platform.db, app.clock, camille.uid, inDays(3))
  await camille.post('/subscriptions/withdraw')
  expect((await dueAt(camille.uid)) ?? app.clock.now()).toEqual(app.clock.now())
  const coach = await createSubscriber(app)
  await grantRole(app.platform.db, app.clock, coach.uid, 'coach')
  await coach.subscribe()
  await coach.post('/subscriptions/withdraw')
  expect(await dueAt(coach.uid)).toBeNull()
})

test('a user may subscribe again after a withdrawal, without a second cashback', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await camille.post('/subscriptions/withdraw')
  expect((await camille.subscribe()).body.payload.status).toBe('Success')
  expect(await stateOf(camille.uid)).toMatchObject({ status: 'trialing', credits: [] })
})

/** A token lasts an hour, and the clock advances by weeks. */
async function signInAgain(identifier: string): Promise<string> {
  const password = 'un mot de passe pour essayer'
  return (await app.call('POST', '/auth_check', { body: { identifier, password } })).body.payload.token
}
