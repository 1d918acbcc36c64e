import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DurationUnit } from '../../../../contracts/forms.ts'
import { createManualClock } from '../../../../platform/clock/index.ts'
import { readConfig } from '../../../../platform/config/index.ts'
import { type FakeStripe, fakeKey, fakeWebhookSecret, startFakeStripe } from '../../fixtures/fake-stripe/server.ts'
import type { PaymentProvider, Plan } from '../provider.ts'
import { intentOf } from './invoices.ts'
import { createStripe } from './provider.ts'

let fake: FakeStripe
let provider: PaymentProvider
const clock = createManualClock('2026-06-01T08:00:00Z')
beforeAll(async () => {
  fake = await startFakeStripe()
  fake.follow(clock)
  const env = { STRIPE_SECRET_KEY: fakeKey, STRIPE_WEBHOOK_SECRET: fakeWebhookSecret, STRIPE_API_BASE: fake.url }
  provider = createStripe({ config: readConfig({ PAYMENT_PROVIDER: 'stripe', ...env }), clock })
})
afterAll(() => fake.close())

const month = { count: 1, unit: 'month' } as const
const monthly: Plan = { amount: 3990, period: month, trial: { count: 3, unit: 'day' } }
const back = { success: 'https://eclore.test/ok', failure: 'https://eclore.test/non' }

async function openPage(plan = monthly, amount = 190) {
  const key: string = randomUUID()
  const order = { key, amount, plan, email: 'camille@exemple.fr', label: 'L’abonnement', terms: 'par mois', back }
  const { reference } = await provider.openCheckout(order)
  if (!reference) throw new Error('no page')
  return { key, page: reference }
}

const lastSubscription = () => [...fake.subscriptions.values()].at(-1) as Stripe.Subscription

async function subscribe(renewals?: 'succeed' | 'decline') {
  const { key, page } = await openPage()
  fake.pay(page, renewals)
  const outcome = await provider.lookup(key, page)
  if (outcome?.state !== 'succeeded') throw new Error(outcome?.state)
  return { token: outcome.method.token, subscription: lastSubscription() }
}

const invoicesOf = ({ id }: Stripe.Subscription) =>
  [...fake.invoices.values()].filter(({ parent }) => parent?.subscription_details?.subscription === id)

const statesOf = (subscription: Stripe.Subscription) =>
  invoicesOf(subscription).map(({ billing_reason: reason, status, amount_due }) => `${reason} ${status} ${amount_due}`)

const collect = (method: string, key: string = randomUUID()) =>
  provider.chargeStored({ key, amount: 3990, method, period: month })

async function anotherCard(token: string, renewals?: 'succeed' | 'decline'): Promise<string> {
  const key = randomUUID()
  const opened = await provider.openCardPage({ key, method: token, back })
  fake.pay(opened.reference ?? '', renewals)
  const kept = await provider.lookup(key, opened.reference)
  if (kept?.state !== 'succeeded') throw new Error(kept?.state)
  return kept.method.token
}

async function bankAccount(token: string) {
  const key = randomUUID()
  const { reference } = await provider.openDebitPage({ key, method: token, back })
  fake.pay(reference ?? '')
  const kept = await provider.lookup(key, reference)
  if (kept?.state !== 'succeeded') throw new Error(kept?.state)
  return kept.method
}

test('A bank account keeps mandate, last digits and fingerprint', async () => {
  const { token, subscription } = await subscribe()
  const account = await bankAccount(token)
  expect(account).toEqual({
    token: expect.stringMatching(/^cus_.+\/pm_/),
    brand: 'sepa_debit',
    last4: '2606',
    fingerprint: expect.any(String),
    mandate: 'MANDAT-1',
  })
  expect(subscription.default_payment_method).toMatchObject({ type: 'sepa_debit' })
})

test.each<[string, Plan, number, number, string]>([
  ['a paid trial', monthly, 190, 190, 'trialing'],
  ['a free trial', monthly, 0, 0, 'trialing'],
  ['no trial', { ...monthly, trial: undefined }, 3990, 3990, 'active'],
  ['a trial of an hour', { ...monthly, trial: { count: 1, unit: 'hour' } }, 190, 190, 'trialing'],
  ['a trial of ten years', { ...monthly, trial: { count: 10, unit: 'year' } }, 190, 190, 'trialing'],
  ['a year', { amount: 9900, period: { count: 1, unit: 'year' }, trial: undefined }, 9900, 9900, 'active'],
])('a formula with %s opens a Stripe subscription whose first payment is due now', async (...row) => {
  const [, plan, amount, total, status] = row
  const { page } = await openPage(plan, amount)
  expect(fake.sessions.get(page)).toMatchObject({ mode: 'subscription', amount_total: total })
  fake.pay(page)
  expect(lastSubscription()).toMatchObject({ status, items: { data: [{ price: { unit_amount: plan.amount } }] } })
})

test.each<[number, DurationUnit, boolean]>([
  [1, 'month', true],
  [36, 'month', true],
  [37, 'month', false],
  [3, 'year', true],
  [4, 'year', false],
  [156, 'week', true],
  [1095, 'day', true],
  [1096, 'day', false],
  [48, 'hour', false],
  [90, 'minute', false],
  [10, 'second', false],
])('Stripe sells periods of days to years, up to three years: %i %s is %s', (count, unit, sold) => {
  expect(provider.sells({ count, unit })).toBe(sold)
})

test('Stripe’s own collection stays off before the first payment', async () => {
  const { subscription } = await subscribe()
  expect(subscription.pause_collection).toMatchObject({ behavior: 'keep_as_draft' })
  fake.turn(subscription.id)
  expect(statesOf(subscription)).toEqual(['subscription_create paid 190', 'subscription_cycle draft 3990'])
})

test('each charge request bills one period; the first one ends the trial', async () => {
  const { token, subscription } = await subscribe()
  for (let times = 0; times < 2; times += 1) expect(await collect(token)).toMatchObject({ state: 'succeeded' })
  expect(subscription.status).toBe('active')
  expect(statesOf(subscription)).toEqual([
    'subscription_create paid 190',
    'subscription_update paid 3990',
    'subscription_update paid 3990',
  ])
})

test('a draft invoice that Stripe created is collected; no second one is raised', async () => {
  const { token, subscription } = await subscribe()
  fake.turn(subscription.id)
  expect(await collect(token)).toMatchObject({ state: 'succeeded' })
  expect(statesOf(subscription)).toEqual(['subscription_create paid 190', 'subscription_cycle paid 3990'])
})

test('an invoice that Stripe collected first counts as the period’s payment', async () => {
  const { key, page } = await openPage()
  fake.pay(page)
  const subscription = lastSubscription()
  const early = fake.turn(subscription.id)
  expect(early.status).toBe('paid')
  const first = await provider.lookup(key, page)
  if (first?.state !== 'succeeded') throw new Error(first?.state)
  expect(await collect(first.method.token)).toMatchObject({ state: 'succeeded', reference: intentOf(early) })
  expect(statesOf(subscription)).toHaveLength(2)
  expect(await collect(first.method.token)).toMatchObject({ state: 'succeeded' })
  expect(statesOf(subscription)).toHaveLength(3)
})

test('a retry with another card pays the invoice; the first attempt stays refused', async () => {
  const { token, subscription } = await subscribe('decline')
  const [refused, paid] = [randomUUID(), randomUUID()]
  const first = await collect(token, refused)
  expect(first).toMatchObject({ state: 'refused', code: 'R203' })
  expect(await provider.lookup(refused, first.reference)).toMatchObject({ state: 'refused', code: 'R203' })
  const second = await collect(await anotherCard(token), paid)
  expect(second).toMatchObject({ state: 'succeeded', reference: first.reference })
  expect(statesOf(subscription)).toEqual(['subscription_create paid 190', 'subscription_update paid 3990'])
  expect(await provider.lookup(paid, second.reference)).toMatchObject({ state: 'succeeded' })
  expect(await provider.lookup(refused, first.reference)).toMatchObject({ state: 'refused' })
})

test.each([
  ['the end of the period', 'POST', /\/subscriptions\/sub_\w+$/],
  ['the claim', 'POST', /\/invoices\/in_\w+$/],
  ['the finalizing', 'POST', /\/finalize$/],
  ['the mark', 'POST', /\/payment_intents\/pi_\w+$/],
  ['the payment', 'POST', /\/pay$/],
  ['the reading of the result', 'GET', /\/payment_intents\/pi_\w+$/],
])('a call repeated with the same key after a crash at %s pays one invoice once', async (_step, method, path) => {
  const { token, subscription } = await subscribe()
  const key = randomUUID()
  fake.loseAnswers(method, path, 3)
  await expect(collect(token, key)).rejects.toThrow()
  const paid = await collect(token, key)
  expect(paid).toMatchObject({ state: 'succeeded' })
  expect(await collect(token, key)).toEqual(paid)
  expect(statesOf(subscription)).toEqual(['subscription_create paid 190', 'subscription_update paid 3990'])
})

test('the outcome of an invoice that is raised but not charged is unknown, not refused', async () => {
  const { token, subscription } = await subscribe()
  const key = randomUUID()
  fake.loseAnswers('POST', /\/payment_intents\/pi_\w+$/, 3)
  await expect(collect(token, key)).rejects.toThrow()
  const intent = intentOf(invoicesOf(subscription).at(-1) ?? null)
  expect(await provider.lookup(key, intent)).toBeUndefined()
})

test('Another price or period raises one invoice of the agreed amount', async () => {
  const { token, subscription } = await subscribe()
  const yearly = { key: randomUUID(), amount: 39900, method: token, period: { count: 1, unit: 'year' } } as const
  const paid = await provider.chargeStored(yearly)
  expect(paid).toMatchObject({ state: 'succeeded' })
  expect(await provider.chargeStored(yearly)).toEqual(paid)
  expect(statesOf(subscription)).toEqual(['subscription_create paid 190', 'subscription_update paid 39900'])
  const [item] = subscription.items.data
  expect(item?.price).toMatchObject({ unit_amount: 39900, recurring: { interval: 'year', interval_count: 1 } })
})

test('A draft of the former price stays uncollected after a switch', async () => {
  const { token, subscription } = await subscribe()
  fake.turn(subscription.id)
  const yearly = { key: randomUUID(), amount: 39900, method: token, period: { count: 1, unit: 'year' } } as const
  expect(await provider.chargeStored(yearly)).toMatchObject({ state: 'succeeded' })
  expect(statesOf(subscription).slice(1)).toEqual(['subscription_cycle draft 3990', 'subscription_update paid 39900'])
})

test('a period that costs nothing needs no invoice', async () => {
  const { token, subscription } = await subscribe()
  const outcome = await provider.chargeStored({ key: randomUUID(), amount: 0, method: token, period: month })
  expect(outcome).toMatchObject({ state: 'succeeded', method: { token, brand: 'visa', last4: '4242' } })
  expect(statesOf(subscription)).toHaveLength(1)
})

test('closing ends the subscription at Stripe and can be repeated', async () => {
  const { token, subscription } = await subscribe()
  const at = new Date(clock.now().getTime() + 86_400_000)
  await provider.close({ method: token, at })
  expect(subscription).toMatchObject({ status: 'trialing', cancel_at: at.getTime() / 1000 })
  for (let times = 0; times < 2; times += 1) await provider.close({ method: token, at: clock.now() })
  expect(subscription.status).toBe('canceled')
  expect(await collect(token)).toMatchObject({ state: 'refused' })
  expect(statesOf(subscription)).toEqual(['subscription_create paid 190'])
})

test('Charging a deleted Stripe customer is refused; an unknown customer is an error', async () => {
  const { token } = await subscribe()
  const [customer = ''] = token.split('/')
  fake.deleteCustomer(customer)
  for (let times = 0; times < 2; times += 1) {
    expect(await collect(token)).toEqual({ state: 'refused', reference: customer, code: 'R201' })
  }
  await provider.close({ method: token, at: clock.now() })
  const elsewhere = token.replace(customer, 'cus_elsewhere')
  await expect(collect(elsewhere)).rejects.toThrow('No such')
  await expect(provider.close({ method: elsewhere, at: clock.now() })).rejects.toThrow('No such')
})

test('an invoice paid before the subscription ends stays paid', async () => {
  const { token } = await subscribe()
  const key = randomUUID()
  const paid = await collect(token, key)
  await provider.close({ method: token, at: clock.now() })
  expect(await collect(token, key)).toEqual(paid)
})

test('a detached card cannot be charged; detaching it again is harmless', async () => {
  const { token } = await subscribe()
  for (let times = 0; times < 2; times += 1) await provider.forgetCard(token)
  expect(fake.methods.get(token.split('/')[1] ?? '')?.customer).toBeNull()
  expect(await collect(token)).toMatchObject({ state: 'refused', code: 'R201' })
})

test('A debit under a withdrawn mandate is refused; another account can be debited', async () => {
  const { token, subscription } = await subscribe()
  const account = await bankAccount(token)
  fake.withdrawMandate(account.token.split('/')[1] ?? '')
  const key = randomUUID()
  const refused = await collect(account.token, key)
  expect(refused).toMatchObject({ state: 'refused', code: 'R201' })
  expect(await collect(account.token, key)).toEqual(refused)
  const other = await bankAccount(token)
  const pending = await collect(other.token)
  expect(pending).toEqual({ state: 'pending', reference: refused.reference })
  expect(statesOf(subscription)).toEqual(['subscription_create paid 190', 'subscription_update open 3990'])
})
