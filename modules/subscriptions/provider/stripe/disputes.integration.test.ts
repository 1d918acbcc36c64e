import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { longMomentText } from '../../../../contracts/text/french-format.ts'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { openForOrders } from '../../../opening/fixtures/open-for-orders.ts'
import { disputeFee, endDispute } from '../../fixtures/fake-stripe/payments.ts'
import { type FakeStripe, fakeStripeEnv, startFakeStripe } from '../../fixtures/fake-stripe/server.ts'
import { newEmail, orderGift, readMailedCode, redeemGift } from '../../fixtures/gifts.ts'
import { createSubscriber, ledgerLines, passTime } from '../../fixtures/subscriber.ts'
import { withdraw } from '../../lifecycle/withdraw.ts'
import { ledgerByReference } from '../../reconciliation/queries.ts'
import { reconcileLedger } from '../../reconciliation/reconcile-ledger.ts'
import { followDisputes } from '../../reconciliation/record-dispute.ts'
import { paymentProvider } from '../registry.ts'
import { intentOf } from './invoices.ts'

let fake: FakeStripe
let app: TestApp
let admin: Person
beforeAll(async () => {
  fake = await startFakeStripe()
  app = await createStaffApp({
    now: '2026-06-01T08:00:00Z',
    env: fakeStripeEnv(fake),
  })
  fake.follow(app.clock)
  admin = await createUser(app, ['admin'])
})
beforeEach(() => openForOrders(app))
afterAll(async () => {
  await app.close()
  await fake.close()
})

async function send(type: string, object: { id: string }): Promise<number> {
  const { body, headers } = fake.event(type, object, app.clock.now())
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/webhooks/payment/stripe',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  })
  return answer.statusCode
}

const opening = (dispute: Stripe.Dispute) => send('charge.dispute.created', dispute)
const closing = (dispute: Stripe.Dispute) => send('charge.dispute.closed', dispute)

async function pay(session: string): Promise<string> {
  fake.pay(session)
  expect(await send('checkout.session.completed', fake.sessions.get(session) ?? { id: session })).toBe(200)
  const { invoice = null, payment_intent } = fake.sessions.get(session) ?? {}
  if (payment_intent) return typeof payment_intent === 'string' ? payment_intent : payment_intent.id
  return typeof invoice === 'string' ? '' : (intentOf(invoice) ?? '')
}

async function paidSubscriber() {
  const member = await createSubscriber(app)
  const answer = await member.post('/subscriptions/payment-link', { formula: 'default' })
  const intent = await pay(answer.body.payload.redirect.href.split('/').at(-1) ?? '')
  return { ...member, intent }
}

async function disputed() {
  const member = await paidSubscriber()
  const dispute = fake.dispute({ payment_intent: member.intent, amount: 190 })
  return { member, dispute }
}

async function differenceOf({ id }: Stripe.Dispute) {
  const { payload } = (await admin.get('/staff/ledger-differences?perPage=100')).body
  return payload.find(({ reference }: { reference: string }) => reference === id)
}

const paymentOf = async (member: string) =>
  (await admin.get(`/staff/payments?filter[member]=${member}`)).body.payload.at(-1)

async function subjectsAbout({ id }: Stripe.Dispute): Promise<string[]> {
  await app.settle()
  const mails = await app.mailsTo(admin.email)
  return mails.filter(({ text }) => text.includes(id)).map(({ subject }) => subject)
}

const asked = 'Un paiement est contesté'

test('a lost dispute is in the ledger once and waits until the owner settles it', async () => {
  const { member, dispute } = await disputed()
  expect(await opening(dispute)).toBe(200)
  expect((await paymentOf(member.uid)).dispute).toMatchObject({ amount: 190, outcome: null, endedDateTime: null })
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190'])
  const { uid } = await differenceOf(dispute)
  expect((await admin.post(`/staff/ledger-differences/${uid}/settle`, { reason: 'répondu' })).status).toBe(200)
  app.clock.advance(60_000)
  endDispute(dispute, 'lost')
  const many = await Promise.all([closing(dispute), closing(dispute), closing(dispute)])
  expect([...many, await closing(dispute), await opening(dispute)]).toEqual([200, 200, 200, 200, 200])
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190', 'refund 190'])
  expect(await subjectsAbout(dispute)).toEqual([asked, 'Une contestation est perdue'])
  expect(await differenceOf(dispute)).toMatchObject({ state: 'lost', outcome: 'lost', fee: disputeFee })
  const lost = { state: 'refunded', refunded: 190, dispute: { outcome: 'lost', fee: disputeFee } }
  expect(await paymentOf(member.uid)).toMatchObject(lost)
  expect((await member.subscription()).status).toBe('trialing')
  app.clock.advance(60_000)
  const settle = () => admin.post(`/staff/ledger-differences/${uid}/settle`, { reason: 'vu' })
  const [first, second] = await Promise.all([settle(), settle()])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  expect(await differenceOf(dispute)).toMatchObject({ state: 'settled', outcome: 'lost' })
  expect((await auditOf(admin, uid)).length).toBe(2)
})

test('a dispute shows the reason and deadline that the provider sent last', async () => {
  const { dispute } = await disputed()
  await opening(dispute)
  const answerByDateTime = new Date(app.clock.now().getTime() + 8 * 86_400_000).toISOString()
  expect(await differenceOf(dispute)).toMatchObject({ reason: 'fraud', answerByDateTime })
  await app.settle()
  const mail = (await app.mailsTo(admin.email)).find(({ text }) => text.includes(dispute.id))
  expect(mail?.text).toContain(`Répondre avant le\u00a0: ${longMomentText(answerByDateTime)}`)
  expect(mail?.text).toContain('/admin/disputes')
  const later = Math.floor(app.clock.now().getTime() / 1000) + 86_400
  Object.assign(dispute, { reason: 'subscription_canceled' })
  Object.assign(dispute.evidence_details, { due_by: later })
  await followDisputes(app.platform, paymentProvider(app.platform))
  expect(await differenceOf(dispute)).toMatchObject({
    reason: 'cancelled',
    answerByDateTime: new Date(later * 1000).toISOString(),
  })
  // The bank examines the answer: it expects nothing more.
  Object.assign(dispute, { status: 'under_review', reason: 'a reason of tomorrow' })
  await followDisputes(app.platform, paymentProvider(app.platform))
  expect(await differenceOf(dispute)).toMatchObject({ state: 'open', reason: 'other', answerByDateTime: null })
  endDispute(dispute, 'won')
  await closing(dispute)
  const listed = (kind: string) => admin.get(`/staff/ledger-differences?filter[kind]=${kind}&perPage=100`)
  const references = (answer: { body: { payload: { reference: string }[] } }) =>
    answer.body.payload.map(({ reference }) => reference)
  expect(references(await listed('dispute'))).toContain(dispute.id)
  expect(references(await listed('charge'))).not.toContain(dispute.id)
})

test('a won dispute moves no money, even if its closing event arrives first', async () => {
  const { member, dispute } = await disputed()
  endDispute(dispute, 'won')
  for (const event of [closing, opening, closing]) expect(await event(dispute)).toBe(200)
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190'])
  expect(await subjectsAbout(dispute)).toEqual(['Une contestation est gagnée'])
  expect(await differenceOf(dispute)).toMatchObject({ state: 'closed', outcome: 'won', fee: 0 })
  expect(await paymentOf(member.uid)).toMatchObject({ state: 'succeeded', refunded: 0, dispute: { outcome: 'won' } })
  const { uid } = await differenceOf(dispute)
  const settled = await admin.post(`/staff/ledger-differences/${uid}/settle`, { reason: 'vu' })
  expect(violationsOf(settled)).toEqual([409, ['state', 'invalid']])
})

test('a bank inquiry that does not become a dispute is closed without a fee', async () => {
  const { member, dispute } = await disputed()
  await opening(dispute)
  endDispute(dispute, 'warning_closed')
  await closing(dispute)
  expect(await differenceOf(dispute)).toMatchObject({ state: 'closed', outcome: 'closed', fee: null })
  expect(await subjectsAbout(dispute)).toEqual([asked, 'Une contestation est close'])
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190'])
})

test('the daily comparison finds a lost dispute whose closing event never arrived', async () => {
  const { member, dispute } = await disputed()
  await opening(dispute)
  endDispute(dispute, 'lost')
  await passTime(app, { days: 1 })
  await reconcileLedger(app.platform)
  // A token lasts an hour.
  admin = await createUser(app, ['admin'])
  expect(await ledgerLines(app, member.uid)).toEqual(expect.arrayContaining(['charge 190', 'refund 190']))
  expect(await differenceOf(dispute)).toMatchObject({ state: 'lost' })
  await passTime(app, { days: 1 })
  await reconcileLedger(app.platform)
  admin = await createUser(app, ['admin'])
  const [last] = (await admin.get('/staff/reconciliations?perPage=1')).body.payload
  expect([last.open, last.charged - last.ledgerCharged, last.refunded - last.ledgerRefunded]).toEqual([0, 0, 0])
})

test('the daily comparison follows the other disputes if one cannot be read', async () => {
  const [unreadable, other] = [await disputed(), await disputed()]
  await opening(unreadable.dispute)
  await opening(other.dispute)
  endDispute(unreadable.dispute, 'lost')
  endDispute(other.dispute, 'lost')
  fake.loseAnswers('GET', new RegExp(unreadable.dispute.id), 3)
  await followDisputes(app.platform, paymentProvider(app.platform))
  expect(await differenceOf(unreadable.dispute)).toMatchObject({ state: 'open' })
  expect(await differenceOf(other.dispute)).toMatchObject({ state: 'lost' })
})

test('an amount lost in a dispute is not refunded again', async () => {
  const { member, dispute } = await disputed()
  endDispute(dispute, 'lost')
  await closing(dispute)
  const { uid } = await paymentOf(member.uid)
  expect((await admin.post(`/staff/payments/${uid}/refund`, { reason: 'un geste' })).status).toBe(409)
  await withdraw(app.platform, app.platform.db, member.uid)
  await passTime(app, { seconds: 2 })
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190', 'refund 190'])
})

test('the team cannot refund a payment while its dispute is open', async () => {
  const { member, dispute } = await disputed()
  await opening(dispute)
  const { uid } = await paymentOf(member.uid)
  const refund = () => admin.post(`/staff/payments/${uid}/refund`, { reason: 'un geste', amount: 90 })
  expect(violationsOf(await refund())).toEqual([409, ['state', 'invalid']])
  endDispute(dispute, 'won')
  await closing(dispute)
  expect((await refund()).status).toBe(200)
  await passTime(app, { seconds: 2 })
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190', 'refund 90'])
})

test('a lost dispute voids the code of the gift', async () => {
  const email = newEmail()
  const answer = await orderGift(app, { email, number: null })
  const payment_intent = await pay(answer.body.payload.redirect.href.split('/').at(-1) ?? '')
  const code = (await readMailedCode(app, email)) ?? ''
  const amount = fake.sessions.get(answer.body.payload.redirect.href.split('/').at(-1))?.amount_total ?? 0
  const dispute = fake.dispute({ payment_intent, amount })
  endDispute(dispute, 'lost')
  expect(await closing(dispute)).toBe(200)
  const other = await createSubscriber(app)
  expect((await redeemGift(app, other.token, code)).status).toBe(409)
})

test('a lost dispute records a payment whose own event never arrived', async () => {
  const email = newEmail()
  const answer = await orderGift(app, { email, number: null })
  const session = answer.body.payload.redirect.href.split('/').at(-1) ?? ''
  fake.pay(session)
  const { payment_intent: intent, amount_total } = fake.sessions.get(session) ?? {}
  if (!intent || typeof intent === 'string') throw new Error('the gift’s page has no payment')
  const { id: payment_intent } = intent
  const dispute = fake.dispute({ payment_intent, amount: amount_total ?? 0 })
  endDispute(dispute, 'lost')
  expect(await closing(dispute)).toBe(200)
  const { payment } = await differenceOf(dispute)
  const lines = await ledgerByReference(app.platform.db, 'stripe', [payment_intent, dispute.id])
  expect(lines.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
    `charge ${amount_total}`,
    `refund ${amount_total}`,
  ])
  expect(lines.map(({ attemptUid }) => attemptUid)).toEqual([payment, payment])
  const other = await createSubscriber(app)
  expect((await redeemGift(app, other.token, (await readMailedCode(app, email)) ?? '')).status).toBe(409)
})

test('a repeated dispute event is processed if the provider was unreachable before', async () => {
  const { dispute } = await disputed()
  endDispute(dispute, 'lost')
  fake.loseAnswers('GET', /disputes/, 3)
  expect(await closing(dispute)).toBe(503)
  expect(await differenceOf(dispute)).toBeUndefined()
  expect(await closing(dispute)).toBe(200)
  expect(await differenceOf(dispute)).toMatchObject({ state: 'lost' })
})

test('a dispute about an unknown charge is reported without a payment', async () => {
  const id = `du_${randomUUID()}`
  expect(
    await send('charge.dispute.created', { id, object: 'dispute', payment_intent: 'pi_none', amount: 5 } as never),
  ).toBe(200)
  const row = await differenceOf({ id } as Stripe.Dispute)
  expect(row).toMatchObject({ state: 'open', amount: 5, payment: null })
})
