import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { type FailingProvider, installFailingProvider } from '../fixtures/failing-provider.ts'
import {
  accountsUid,
  cards,
  createSubscriber,
  lastSubscription,
  ledgerLines,
  passTimeOnce,
  signIn,
} from '../fixtures/subscriber.ts'
import { settleCharge } from '../orders/charge.ts'
import { findOpenAttempt } from '../orders/queries-attempts.ts'
import { createSandbox } from '../provider/sandbox/provider.ts'

let app: TestApp
let provider: FailingProvider
beforeAll(async () => {
  // Without workers only the test moves time, and no sweep consumes the fault meant for another call.
  app = await createTestApp({ now: '2026-05-04T09:00:00Z', workers: false })
  provider = installFailingProvider(app.platform)
})
afterAll(() => app.close())

test('a crash between charge and commit ends in one charge and a subscription', async () => {
  const camille = await createSubscriber(app)
  provider.fail('chargeCard', 'after')
  expect((await camille.subscribe()).body).toEqual({ payload: { status: 'Pending' } })
  provider.heal()
  expect(await camille.subscription()).toMatchObject({ status: 'pending' })
  await passTimeOnce(app, { seconds: 15 })
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('ordering again after a lost answer charges once', async () => {
  const camille = await createSubscriber(app)
  provider.fail('chargeCard', 'after')
  await camille.subscribe()
  provider.heal()
  expect((await camille.subscribe()).body).toEqual({ payload: { status: 'Success' } })
  await passTimeOnce(app, { seconds: 15 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('ordering with another card after a lost answer keeps the first charge only', async () => {
  const camille = await createSubscriber(app)
  provider.fail('chargeCard', 'after')
  await camille.subscribe()
  provider.heal()
  expect((await camille.subscribe(cards.declinedRenewals)).body).toEqual({ payload: { status: 'Success' } })
  await passTimeOnce(app, { seconds: 15 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('a charge that never reached the provider is abandoned after two minutes', async () => {
  const camille = await createSubscriber(app)
  provider.fail('chargeCard', 'before')
  expect((await camille.subscribe()).body).toEqual({ payload: { status: 'Pending' } })
  provider.heal()
  await passTimeOnce(app, { seconds: 60 })
  expect(await camille.subscription()).toMatchObject({ status: 'pending' })
  await passTimeOnce(app, { seconds: 65 })
  expect(await camille.subscription()).toBeNull()
  expect((await camille.subscribe()).body).toEqual({ payload: { status: 'Success' } })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('a charge that stays unknown is not looked up at every sweep', async () => {
  const camille = await createSubscriber(app)
  provider.fail('chargeCard', 'before')
  await camille.subscribe()
  provider.heal()
  await passTimeOnce(app, { seconds: 15 })
  const lookups = provider.arrived.lookup
  await passTimeOnce(app, { seconds: 5 })
  expect(provider.arrived.lookup).toBe(lookups)
  await passTimeOnce(app, { seconds: 5 })
  expect(provider.arrived.lookup).toBe(lookups + 1)
})

test.each(['before', 'after'] as const)('a renewal is charged once if its call fails %s the charge', async (fault) => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  const accounts = await accountsUid(app, camille.uid)
  provider.fail('chargeStored', fault)
  await passTimeOnce(app, { days: 3 })
  provider.heal()
  expect(await lastSubscription(app, accounts)).toMatchObject({ status: 'trialing', period: 1 })
  expect(await camille.roles()).toContain('vip')
  await passTimeOnce(app, { seconds: 15 })
  expect(await lastSubscription(app, accounts)).toMatchObject({ status: 'active', period: 2 })
  await passTimeOnce(app, { seconds: 15 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
})

test.each(['before', 'after'] as const)('a refund is made once if its call fails %s the refund', async (fault) => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await camille.post('/subscriptions/withdraw')
  provider.fail('refund', fault)
  await passTimeOnce(app, {})
  provider.heal()
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
  await passTimeOnce(app, { seconds: 70 })
  await passTimeOnce(app, { seconds: 70 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 190'])
})

test('A renewal that never reached the provider is not charged after a withdrawal', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  const accounts = await accountsUid(app, camille.uid)
  provider.fail('chargeStored', 'before')
  await passTimeOnce(app, { days: 3 })
  const token = await signIn(app, camille.email)
  expect((await app.call('POST', '/subscriptions/withdraw', { token })).status).toBe(202)
  provider.heal()
  const charged = provider.arrived.chargeStored
  for (const seconds of [15, 125, 600]) await passTimeOnce(app, { seconds })
  expect(provider.arrived.chargeStored).toBe(charged)
  expect(await ledgerLines(app, accounts)).toEqual(['charge 190', 'refund 190'])
})

test('a payment for an abandoned order is refunded', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe(cards.pending)
  const accounts = await accountsUid(app, camille.uid)
  const subscription = await lastSubscription(app, accounts)
  const attempt = await findOpenAttempt(app.platform.db, subscription?.uid ?? '')
  const key = attempt?.uid ?? ''
  await settleCharge(app.platform, key, { state: 'cancelled', reference: null })
  expect(await camille.subscription()).toBeNull()
  app.clock.advance(6000)
  await passTimeOnce(app, {})
  const outcome = await createSandbox(app.platform).lookup(key, null)
  expect(outcome?.state).toBe('succeeded')
  await passTimeOnce(app, {})
  expect(await camille.subscription()).toBeNull()
  expect(await camille.roles()).not.toContain('vip')
  expect(await ledgerLines(app, accounts)).toEqual(['charge 190', 'refund 190'])
})
