import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createAccount } from '../../../accounts/index.ts'
import { openForOrders } from '../../../opening/fixtures/open-for-orders.ts'
import { debitPage, offerDebits } from '../../fixtures/debits.ts'
import { type FakeStripe, fakeStripeEnv, startFakeStripe } from '../../fixtures/fake-stripe/server.ts'
import { newEmail, orderGift, readMailedCode, redeemGift } from '../../fixtures/gifts.ts'
import {
  cardOf,
  cards,
  createSubscriber,
  ledgerLines,
  passTime,
  type TestSubscriber,
} from '../../fixtures/subscriber.ts'
import { currentSubscription, paymentCapabilities } from '../../index.ts'
import { withdraw } from '../../lifecycle/withdraw.ts'
import { requestCardLink } from '../../orders/card/change-card.ts'
import { createFormula } from '../../orders/formulas.ts'
import { reconcileLedger } from '../../reconciliation/reconcile-ledger.ts'
import { reconciliationSource } from '../../staff/ledger/queries.ts'
import { intentOf } from './invoices.ts'

let fake: FakeStripe
let app: TestApp
beforeAll(async () => {
  fake = await startFakeStripe()
  app = await createTestApp({
    now: '2026-06-01T08:00:00Z',
    env: fakeStripeEnv(fake),
  })
  fake.follow(app.clock)
})
// An opening exception lasts thirty days, and some tests last months.
beforeEach(() => openForOrders(app))
afterAll(async () => {
  await app.close()
  await fake.close()
})

async function openPage(person: TestSubscriber): Promise<string> {
  const answer = await person.post('/subscriptions/payment-link', { formula: 'default' })
  expect(answer.status).toBe(200)
  return answer.body.payload.redirect.href.split('/').at(-1) ?? ''
}

function notify(session: string, type = 'checkout.session.completed', provider = 'stripe') {
  const { body, headers } = fake.event(type, fake.sessions.get(session) ?? { id: session }, app.clock.now())
  return app.fastify.inject({
    method: 'POST',
    url: `/api/webhooks/payment/${provider}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  })
}

test('the site refuses card numbers: users pay on Stripe’s page', async () => {
  expect(paymentCapabilities(app.platform)).toEqual({ takesCards: false })
  const camille = await createSubscriber(app)
  const answer = await camille.subscribe()
  expect(answer.status).toBe(400)
  expect(answer.body.violations).toEqual([{ property: 'creditCard', message: expect.any(String), type: 'invalid' }])
  expect((await app.fastify.inject(`/sandbox/checkout/${camille.uid}`)).statusCode).toBe(404)
})

test('a gift paid on Stripe’s page yields one code despite repeated webhooks', async () => {
  const email = newEmail()
  const answer = await orderGift(app, { email, number: null })
  expect(answer.body.payload).toMatchObject({ status: 'Pending', redirect: { href: expect.any(String) } })
  const session = answer.body.payload.redirect.href.split('/').at(-1) ?? ''
  fake.pay(session)
  for (let times = 0; times < 3; times += 1) expect((await notify(session)).statusCode).toBe(200)
  const code = (await readMailedCode(app, email)) ?? ''
  const kinds = (await app.mailsTo(email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['subscriptions.gift-bought'])
  const zoe = await createSubscriber(app)
  expect((await redeemGift(app, zoe.token, code)).status).toBe(200)
  expect(await zoe.roles()).toContain('vip')
  const refused = await orderGift(app, { email })
  expect(refused.body.violations).toMatchObject([{ property: 'creditCard', type: 'invalid' }])
})

test('a payment, its renewal and its withdrawal happen once despite repeated webhooks', async () => {
  const camille = await createSubscriber(app)
  const session = await openPage(camille)
  expect(await openPage(camille)).toBe(session)
  expect((await notify(session)).statusCode).toBe(200)
  expect(await camille.subscription()).toMatchObject({ status: 'pending' })
  fake.pay(session)
  expect((await notify(session, 'checkout.session.completed', 'sandbox')).statusCode).toBe(404)
  for (let times = 0; times < 3; times += 1) expect((await notify(session)).statusCode).toBe(200)
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
  expect(await camille.roles()).toContain('vip')
  await passTime(app, { days: 3 })
  expect(await currentSubscription(app.platform.db, camille.uid)).toMatchObject({ status: 'active' })
  await withdraw(app.platform, app.platform.db, camille.uid)
  await passTime(app, { seconds: 2 })
  expect((await ledgerLines(app, camille.uid)).sort()).toEqual([
    'charge 190',
    'charge 3990',
    'refund 190',
    'refund 3990',
  ])
  expect(fake.refunds.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([190, 3990])
})

const lastOfStripe = () => [...fake.subscriptions.values()].at(-1)

test('the Stripe subscription ends with ours, and its card is detached', async () => {
  const camille = await createSubscriber(app)
  const page = await openPage(camille)
  fake.pay(page)
  await notify(page)
  const kept = lastOfStripe()
  expect(kept).toMatchObject({ status: 'trialing', pause_collection: { behavior: 'keep_as_draft' } })
  expect((await camille.post('/subscriptions/unsubscribe')).status).toBe(202)
  await app.settle()
  const { expirationDateTime } = (await currentSubscription(app.platform.db, camille.uid)) ?? {}
  expect(kept?.cancel_at).toBe(Math.floor(Date.parse(expirationDateTime ?? '') / 1000))
  await passTime(app, { days: 3 })
  await app.settle()
  expect(kept?.status).toBe('canceled')
  const card = kept?.default_payment_method
  expect(typeof card === 'object' ? card?.customer : card).toBeNull()
})

test('a formula with a period in hours cannot be paid on Stripe’s page', async () => {
  const camille = await createSubscriber(app)
  const terms = { name: 'Deux heures', amount: 500, periodDuration: 2, periodDurationUnit: 'hour' } as const
  const none = { trialAmount: 0, trialDuration: null, trialDurationUnit: null, creditAmount: 0 }
  const formula = { uid: 'deux-heures', ...terms, ...none, creditDelay: null, creditDelayUnit: null }
  await createFormula(app.platform, app.platform.db, formula)
  const answer = await camille.post('/subscriptions/payment-link', { formula: 'deux-heures' })
  expect([answer.status, answer.body.violations[0].property]).toEqual([400, 'formula'])
})

test('a lost webhook is recovered by asking Stripe', async () => {
  const camille = await createSubscriber(app)
  fake.pay(await openPage(camille))
  await passTime(app, { seconds: 15 })
  // The app's own sweep may be the one that asks the provider, and may still be running.
  await expect.poll(() => camille.subscription()).toMatchObject({ status: 'trialing' })
})

test('a new card from Stripe’s page pays a past due amount at once', async () => {
  const camille = await createSubscriber(app)
  const first = await openPage(camille)
  fake.pay(first, 'decline')
  expect((await notify(first)).statusCode).toBe(200)
  const direct = await camille.post('/subscriptions/card', { creditCard: cardOf(cards.success) })
  expect([direct.status, direct.body.violations[0].property]).toEqual([400, 'creditCard'])
  await passTime(app, { days: 3 })
  expect(await currentSubscription(app.platform.db, camille.uid)).toMatchObject({ status: 'pastDue' })
  const { uid, email: identifier } = camille
  const acl = { user: true, vip: true, coach: false, support: false, editor: false, admin: false }
  const link = () => requestCardLink(app.platform, { uid, identifier, acl, sid: uid })
  const { redirect } = await link()
  expect(await link()).toEqual({ redirect })
  const page = redirect.href.split('/').at(-1) ?? ''
  const session = fake.sessions.get(page)
  expect(session).toMatchObject({ mode: 'setup', amount_total: null, customer: fake.sessions.get(first)?.customer })
  fake.pay(page)
  for (let times = 0; times < 3; times += 1) expect((await notify(page)).statusCode).toBe(200)
  expect(await currentSubscription(app.platform.db, camille.uid)).toMatchObject({ status: 'active' })
  await passTime(app, { seconds: 20 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
  await app.settle()
  const kept = [...fake.methods.values()].slice(-2)
  expect(kept.map(({ customer }) => customer)).toEqual([null, session?.customer])
})

test.each([
  ['paid', 'active', 'payment_intent.succeeded'],
  ['refused', 'pastDue', 'payment_intent.payment_failed'],
] as const)('a debit waits until the bank reports it as %s', async (answer, status, event) => {
  await offerDebits(app.platform)
  const camille = await createSubscriber(app)
  const first = await openPage(camille)
  fake.pay(first)
  await notify(first)
  const page = (await debitPage(app, camille)).split('/').at(-1) ?? ''
  expect(fake.sessions.get(page)).toMatchObject({ mode: 'setup', payment_method_types: ['sepa_debit'] })
  fake.pay(page)
  expect((await notify(page)).statusCode).toBe(200)
  expect(await camille.subscription()).toMatchObject({ card: { brand: 'sepa_debit', last4: '2606' } })
  await app.settle()
  expect((await app.mailsTo(camille.email)).at(-1)?.text).toContain('MANDAT-1')
  await passTime(app, { days: 3 })
  expect(await currentSubscription(app.platform.db, camille.uid)).toMatchObject({ waitingFor: 'debit' })
  const invoice = [...fake.invoices.values()].at(-1)
  const intent = (invoice && intentOf(invoice)) ?? ''
  const settled = fake.settleDebit(intent, answer)
  for (let times = 0; times < 2; times += 1) expect((await eventAbout(event, settled)).statusCode).toBe(200)
  expect(await currentSubscription(app.platform.db, camille.uid)).toMatchObject({ status, waitingFor: null })
  const renewals = (await ledgerLines(app, camille.uid)).filter((line) => line === 'charge 3990')
  expect(renewals).toHaveLength(answer === 'paid' ? 1 : 0)
})

test('a renewal declined by the bank makes the subscription past due', async () => {
  const camille = await createSubscriber(app)
  fake.pay(await openPage(camille), 'decline')
  await passTime(app, { seconds: 15 })
  await passTime(app, { days: 3 })
  expect(await currentSubscription(app.platform.db, camille.uid)).toMatchObject({ status: 'pastDue' })
})

const deliver = (body: string | Buffer, headers: Record<string, string>) =>
  app.fastify.inject({
    method: 'POST',
    url: '/api/webhooks/payment/stripe',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  })

function eventAbout(type: string, object: { id: string }) {
  const { body, headers } = fake.event(type, object, app.clock.now())
  return deliver(body, headers)
}

async function paidIntent(person: TestSubscriber): Promise<string> {
  const session = await openPage(person)
  fake.pay(session)
  await notify(session)
  const invoice = fake.sessions.get(session)?.invoice
  return typeof invoice === 'string' ? '' : (intentOf(invoice ?? null) ?? '')
}

test('repeated events of a refusal count once towards the limit on refused cards', async () => {
  const camille = await createSubscriber(app)
  const page = await openPage(camille)
  const attempt = fake.sessions.get(page)?.metadata?.attempt
  const invoice = { object: 'invoice', parent: { subscription_details: { metadata: { attempt } } } }
  const most = app.platform.config.refusedCardsPerHour
  for (let times = 1; times <= most; times += 1) {
    expect(fake.sessions.get(page)?.status).toBe('open')
    const { body, headers } = fake.event('invoice.payment_failed', { id: `in_${times}`, ...invoice }, app.clock.now())
    const send = () => deliver(body, headers)
    expect((await Promise.all([send(), send(), send()])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  }
  expect(fake.sessions.get(page)?.status).toBe('expired')
  expect((await camille.post('/subscriptions/payment-link', { formula: 'default' })).status).toBe(429)
})

test('Refused cards close the gift page of a visitor, and no other page', async () => {
  const pageOf = async () => (await orderGift(app, { number: null })).body.payload.redirect.href.split('/').at(-1) ?? ''
  const [page, other] = [await pageOf(), await pageOf()]
  const { attempt } = fake.sessions.get(page)?.metadata ?? {}
  for (let times = 1; times <= app.platform.config.refusedCardsPerHour; times += 1) {
    expect(fake.sessions.get(page)?.status).toBe('open')
    const intent = { id: 'pi_gift', object: 'payment_intent', status: 'requires_payment_method', metadata: { attempt } }
    expect((await eventAbout('payment_intent.payment_failed', intent)).statusCode).toBe(200)
  }
  expect([page, other].map((id) => fake.sessions.get(id)?.status)).toEqual(['expired', 'open'])
})

test('a refund made in Stripe’s dashboard is recorded once in the ledger', async () => {
  const camille = await createSubscriber(app)
  const intent = await paidIntent(camille)
  fake.refund({ payment_intent: intent, amount: 90 })
  const charge = { id: 'ch_1', object: 'charge', payment_intent: intent }
  for (let times = 0; times < 3; times += 1) expect((await eventAbout('charge.refunded', charge)).statusCode).toBe(200)
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 90'])
  await withdraw(app.platform, app.platform.db, camille.uid)
  await passTime(app, { seconds: 2 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 90', 'refund 100'])
})

test('a dispute and a failed refund are each mailed to admins once', async () => {
  const email = `${randomUUID()}@exemple.fr`
  await createAccount(app.platform, app.platform.db, { email, password: 'x', roles: ['user', 'admin'] })
  const camille = await createSubscriber(app)
  const payment_intent = await paidIntent(camille)
  const dispute = { id: 'dp_1', object: 'dispute', payment_intent, amount: 190 }
  for (let times = 0; times < 2; times += 1) await eventAbout('charge.dispute.created', dispute)
  const failed = { id: 're_1', object: 'refund', payment_intent, amount: 190 }
  await eventAbout('refund.failed', failed)
  await app.settle()
  const mails = (await app.mailsTo(email)).filter(({ kind }) => kind === 'subscriptions.ledger-differs')
  expect(mails.map(({ text }) => text.match(/(dp|re)_1/)?.[0])).toEqual(['dp_1', 're_1'])
  expect(mails.map(({ subject }) => subject)).toEqual(['Un paiement est contesté', 'Un écart dans les comptes'])
  expect(mails[0]?.text).toContain('/admin/disputes')
  expect(mails[1]?.text).toContain('/admin/ledger-differences')
  expect(await camille.subscription()).toMatchObject({ status: 'trialing' })
})

test('the daily comparison with Stripe finds no difference', async () => {
  const camille = await createSubscriber(app)
  await paidIntent(camille)
  app.clock.advance(86_400_000)
  await reconcileLedger(app.platform)
  const { rows } = await reconciliationSource.list(
    { ports: {}, db: app.platform.db, actor: 'system' },
    { page: 1, perPage: 1, order: 'desc' },
  )
  expect(rows[0]).toMatchObject({ provider: 'stripe', open: 0, repaired: 0 })
  expect(rows[0]?.charged).toBeGreaterThan(0)
  expect(rows[0]?.charged).toBe(rows[0]?.ledgerCharged)
  expect(rows[0]?.refunded).toBe(rows[0]?.ledgerRefunded)
})
