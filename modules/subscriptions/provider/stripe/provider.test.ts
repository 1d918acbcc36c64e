import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createManualClock } from '../../../../platform/clock/index.ts'
import { type Config, readConfig } from '../../../../platform/config/index.ts'
import { type FakeStripe, fakeKey, fakeWebhookSecret, startFakeStripe } from '../../fixtures/fake-stripe/server.ts'
import type { PaymentProvider, Plan } from '../provider.ts'
import { idOf } from './outcomes.ts'
import { createStripe } from './provider.ts'

let fake: FakeStripe
let config: Config
let provider: PaymentProvider
const clock = createManualClock('2026-06-01T08:00:00Z')
beforeAll(async () => {
  fake = await startFakeStripe()
  config = readConfig({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: fakeKey,
    STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
    STRIPE_API_BASE: fake.url,
  })
  provider = createStripe({ config, clock })
})
afterAll(() => fake.close())

const back = { success: 'https://eclore.test/ok', failure: 'https://eclore.test/non' }
const month = { count: 1, unit: 'month' } as const
const trial = { count: 3, unit: 'day' } as const
const orderOf = (amount = 190, key: string = randomUUID()) => ({
  key,
  amount,
  plan: { amount: 3990, period: month, trial },
  email: 'camille@exemple.fr',
  label: 'L’abonnement Éclore',
  terms: '1,90 € TTC, puis 39,90 € TTC par mois',
  back,
})

async function openPage(amount = 190, plan: Partial<Plan> = {}) {
  const order = orderOf(amount)
  const opened = await provider.openCheckout({ ...order, plan: { ...order.plan, ...plan } })
  if (opened.state !== 'redirect') throw new Error(opened.state)
  return { ...order, reference: opened.reference }
}

async function paidCard(renewals?: 'succeed' | 'decline', plan: Partial<Plan> = {}) {
  const { key, reference } = await openPage(190, plan)
  fake.pay(reference, renewals)
  const outcome = await provider.lookup(key, reference)
  if (outcome?.state !== 'succeeded') throw new Error(outcome?.state)
  return outcome
}

const subscriptionOf = (token: string) =>
  [...fake.subscriptions.values()].find(({ customer }) => customer === token.split('/')[0])

test('Stripe accepts cards on its own page only', () => {
  expect(provider.capabilities.takesCards).toBe(false)
})

test('the same key opens the same checkout page, with amount, terms and return URLs', async () => {
  const order = orderOf()
  const first = await provider.openCheckout(order)
  expect(first).toEqual({ state: 'redirect', reference: expect.stringMatching(/^cs_/), href: expect.any(String) })
  expect(await provider.openCheckout(order)).toEqual(first)
  const session = fake.sessions.get(first.reference ?? '')
  expect(session).toMatchObject({
    mode: 'subscription',
    amount_total: 190,
    currency: 'eur',
    success_url: back.success,
    cancel_url: back.failure,
    custom_text: { submit: { message: order.terms } },
    payment_method_types: ['card', 'link'],
  })
  expect(session?.metadata).toEqual({ attempt: order.key })
})

test('a paid page returns a card for the renewals', async () => {
  expect(await paidCard()).toEqual({
    state: 'succeeded',
    reference: expect.stringMatching(/^pi_/),
    method: { token: expect.stringMatching(/^cus_.+\/pm_.+$/), brand: 'visa', last4: '4242' },
  })
})

test('a one-off payment creates no Stripe subscription and can be refunded', async () => {
  const order = { ...orderOf(11_970), plan: null, terms: '119,70 € TTC, en une fois' }
  const { reference } = await provider.openCheckout(order)
  expect(fake.sessions.get(reference ?? '')).toMatchObject({ mode: 'payment', amount_total: 11_970 })
  fake.pay(reference ?? '')
  const paid = await provider.lookup(order.key, reference)
  expect(paid).toEqual({
    state: 'succeeded',
    reference: expect.stringMatching(/^pi_/),
    method: { token: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242' },
  })
  if (paid?.state !== 'succeeded') return
  expect(await provider.lookup(order.key, paid.reference)).toEqual(paid)
  await provider.forgetCard(paid.method.token)
  expect([...fake.subscriptions.values()].some(({ metadata }) => metadata.attempt === order.key)).toBe(false)
  const refund = { key: randomUUID(), amount: 11_970, reference: paid.reference }
  expect(await provider.refund(refund)).toEqual({ reference: expect.stringMatching(/^re_/) })
})

test('a free trial stores the card and charges nothing', async () => {
  const { key, reference } = await openPage(0)
  fake.pay(reference)
  expect(await provider.lookup(key, reference)).toMatchObject({
    state: 'succeeded',
    reference: expect.stringMatching(/^cs_/),
  })
})

test('only an unpaid page can be cancelled', async () => {
  const left = await openPage()
  expect(await provider.cancel(left.key, left.reference)).toEqual({ state: 'cancelled', reference: left.reference })
  expect(await provider.lookup(left.key, left.reference)).toMatchObject({ state: 'cancelled' })
  const paid = await openPage()
  fake.pay(paid.reference)
  expect(await provider.cancel(paid.key, paid.reference)).toMatchObject({ state: 'succeeded' })
  expect(await provider.cancel(randomUUID(), null)).toEqual({ state: 'cancelled', reference: null })
})

test('a renewal is charged once per key', async () => {
  const { method } = await paidCard()
  const order = { key: randomUUID(), amount: 3990, method: method.token, period: { count: 1, unit: 'month' } as const }
  const first = await provider.chargeStored(order)
  expect(first).toMatchObject({ state: 'succeeded', reference: expect.stringMatching(/^pi_/) })
  expect(await provider.chargeStored(order)).toEqual(first)
})

test('a replacement card is stored for the same customer without a charge', async () => {
  const { method } = await paidCard()
  const order = { key: randomUUID(), method: method.token, back }
  const opened = await provider.openCardPage(order)
  expect(await provider.openCardPage(order)).toEqual(opened)
  if (opened.state !== 'redirect') throw new Error(opened.state)
  fake.pay(opened.reference)
  const kept = await provider.lookup(order.key, opened.reference)
  if (kept?.state !== 'succeeded') throw new Error(kept?.state)
  expect(kept.reference).toMatch(/^seti_/)
  expect(kept.method.token.split('/')[0]).toBe(method.token.split('/')[0])
  expect(kept.method.token).not.toBe(method.token)
  expect(idOf(subscriptionOf(method.token)?.default_payment_method)).toBe(kept.method.token.split('/')[1])
  await expect(provider.openCardPage({ ...order, key: randomUUID(), method: 'cus_unknown/pm_x' })).rejects.toThrow()
})

test('a declined renewal is a refusal, not an error', async () => {
  const { method } = await paidCard('decline')
  const outcome = await provider.chargeStored({
    key: randomUUID(),
    amount: 3990,
    method: method.token,
    period: { count: 1, unit: 'month' } as const,
  })
  expect(outcome).toEqual({ state: 'refused', reference: expect.stringMatching(/^pi_/), code: 'R203' })
})

test('a refund is made once per key, and never exceeds the payment', async () => {
  const { reference } = await paidCard()
  const order = { key: randomUUID(), amount: 100, reference }
  const first = await provider.refund(order)
  expect(await provider.refund(order)).toEqual(first)
  expect(fake.refunds.filter(({ payment_intent }) => payment_intent === reference)).toHaveLength(1)
  await expect(provider.refund({ key: randomUUID(), amount: 100, reference })).rejects.toThrow()
})

test('a refund is made once even after Stripe forgot its key', async () => {
  const { reference } = await paidCard()
  const order = { key: randomUUID(), amount: 90, reference }
  const first = await provider.refund(order)
  fake.forgetKeys()
  expect(await provider.refund(order)).toEqual(first)
})

test('the same key with another amount is refused', async () => {
  const order = orderOf()
  await provider.openCheckout(order)
  await expect(provider.openCheckout({ ...order, amount: 200 })).rejects.toThrow('idempotent')
})

test('a wrong secret key is an error', async () => {
  const stripe = { ...config.stripe, secretKey: 'sk_test_other' }
  await expect(createStripe({ config: { ...config, stripe }, clock }).openCheckout(orderOf())).rejects.toThrow()
})

test('an event is accepted only with a valid and recent signature', async () => {
  const { key, reference } = await openPage()
  const session = fake.sessions.get(reference)
  const { body, headers } = fake.event('checkout.session.completed', session ?? { id: '' }, clock.now())
  expect(await provider.readWebhook(body, headers)).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'checkout.session.completed',
    key,
    reference,
  })
  expect(await provider.readWebhook(Buffer.concat([body, Buffer.from(' ')]), headers)).toBeUndefined()
  expect(await provider.readWebhook(body, {})).toBeUndefined()
  expect(await provider.readWebhook(body, { 'stripe-signature': 't=1,v1=00' })).toBeUndefined()
  const old = fake.event('checkout.session.completed', { id: reference }, new Date(clock.now().getTime() - 3_600_000))
  expect(await provider.readWebhook(old.body, old.headers)).toBeUndefined()
})

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

test('charges and refunds are listed page by page, with the keys that the site sent', async () => {
  const shared = createManualClock('2027-01-01T00:00:00Z')
  fake.follow(shared)
  const { method } = await paidCard('succeed', { amount: 500 })
  shared.advance(1000)
  const keys = Array.from({ length: 230 }, () => randomUUID())
  for (const key of keys)
    await provider.chargeStored({
      key,
      amount: 500,
      method: method.token,
      period: { count: 1, unit: 'month' } as const,
    })
  const from = new Date('2027-01-01T00:00:01Z')
  const to = new Date('2027-01-01T00:00:02Z')
  const [first] = await all(provider.entries(from, to))
  const refund = { key: randomUUID(), amount: 120, reference: first?.reference ?? '' }
  const { reference } = await provider.refund(refund)
  const byHand = fake.refund({ payment_intent: refund.reference, amount: 30 })
  const charges = (await all(provider.entries(from, to))).filter(({ kind }) => kind === 'charge')
  expect(charges.map(({ key }) => key).sort()).toEqual([...keys].sort())
  expect(new Set(charges.map(({ amount }) => amount))).toEqual(new Set([500]))
  const back = { kind: 'refund', at: shared.now(), charge: refund.reference }
  expect(await provider.refundsOf(refund.reference)).toEqual([
    { ...back, reference: byHand.id, key: null, amount: 30 },
    { ...back, reference, key: refund.key, amount: 120 },
  ])
  expect(await all(provider.entries(to, new Date('2027-01-02T00:00:00Z')))).toEqual([])
  expect(await provider.entry('charge', refund.reference)).toEqual(first)
  expect(await provider.entry('refund', reference)).toMatchObject({ amount: 120, key: refund.key })
  expect(await provider.entry('refund', 're_unknown')).toBeUndefined()
  expect(await provider.entry('charge', 'pi_unknown')).toBeUndefined()
})

test.each([
  ['charge.refunded', { id: 'ch_1', object: 'charge', metadata: { attempt: 'a' } }, 'refund', 'pi_1'],
  ['refund.created', { id: 're_1', object: 'refund', metadata: {} }, 'refund', 'pi_1'],
  ['refund.failed', { id: 're_1', object: 'refund', amount: 5 }, 'refund-failed', 're_1'],
  ['charge.dispute.created', { id: 'dp_1', object: 'dispute', amount: 5 }, 'dispute', 'dp_1'],
  ['charge.dispute.closed', { id: 'dp_1', object: 'dispute', amount: 5 }, 'dispute', 'dp_1'],
] as const)('%s reports a refund or a dispute', async (type, object, about, reference) => {
  const moved = { ...object, payment_intent: 'pi_1' }
  const { body, headers } = fake.event(type, moved, clock.now())
  expect(await provider.readWebhook(body, headers)).toMatchObject({ type, key: null, about, reference, charge: 'pi_1' })
})

test.each([
  ['setup_intent.setup_failed', { object: 'setup_intent', metadata: { attempt: 'a' } }],
  ['payment_intent.payment_failed', { object: 'payment_intent', metadata: { attempt: 'a' } }],
  ['invoice.payment_failed', { object: 'invoice', parent: { subscription_details: { metadata: { attempt: 'a' } } } }],
])('%s reports a card refused on Stripe’s page', async (type, object) => {
  const { body, headers } = fake.event(type, { id: 'x_1', ...object }, clock.now())
  expect(await provider.readWebhook(body, headers)).toMatchObject({ type, key: 'a', about: 'card-refused' })
})

test('an event about a charge names its attempt and payment intent', async () => {
  const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', metadata: { attempt: 'a' } }
  const { body, headers } = fake.event('charge.succeeded', charge, clock.now())
  expect(await provider.readWebhook(body, headers)).toMatchObject({ key: 'a', reference: 'pi_1' })
})
