import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentErrorCodes } from '../../../../contracts/errors.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { installFailingProvider } from '../../fixtures/failing-provider.ts'
import { filledCard as filled, sendForm } from '../../fixtures/hosted-page.ts'
import {
  cardOf,
  cards,
  createSubscriber,
  ledgerLines,
  passTime,
  passTimeOnce,
  type TestSubscriber,
} from '../../fixtures/subscriber.ts'
import { currentSubscription } from '../../index.ts'
import { withdraw } from '../../lifecycle/withdraw.ts'
import { sandboxMethods } from '../../provider/sandbox/tables.ts'
import { changeCard } from './change-card.ts'

const site = 'https://eclore.test'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-02T09:00:00Z', env: { PUBLIC_URL: site } })
})
afterAll(() => app.close())

async function subscriber(number?: string): Promise<TestSubscriber> {
  const person = await createSubscriber(app)
  expect((await person.subscribe(number)).body.payload.status).toBe('Success')
  return person
}

const change = (person: TestSubscriber, number: string = cards.success, headers?: Record<string, string>) =>
  person.post('/subscriptions/card', { creditCard: cardOf(number) }, headers)

const cardOfHers = async ({ token }: TestSubscriber) =>
  (await app.call('GET', '/subscriptions/card', { token })).body.payload

/** A token lasts an hour: after the clock has advanced, the use case is called instead of the API. */
function changeLater({ uid, email: identifier }: TestSubscriber, number: string = cards.success, key?: string) {
  const acl = { user: true, vip: true, coach: false, support: false, editor: false, admin: false }
  const card = { ...cardOf(number), number: number.replaceAll(' ', '') }
  return changeCard(app.platform, { uid, identifier, acl, sid: uid }, card, key)
}

const stateOf = ({ uid }: TestSubscriber) => currentSubscription(app.platform.db, uid)

const send = (href: string, form: Record<string, string>) => sendForm(app, href, form)

async function kindsOf({ email }: TestSubscriber): Promise<string[]> {
  await app.settle()
  return (await app.mailsTo(email)).map(({ kind }) => kind.replace('subscriptions.', ''))
}

async function pastDue(): Promise<TestSubscriber> {
  const person = await subscriber(cards.declinedRenewals)
  await passTime(app, { days: 3 })
  expect(await stateOf(person)).toMatchObject({ status: 'pastDue' })
  return person
}

test('a new card replaces the stored one without a charge and pays renewals', async () => {
  const camille = await subscriber(cards.declinedRenewals)
  expect(await cardOfHers(camille)).toEqual({ card: { brand: 'visa', last4: '0341' }, change: null, debits: false })
  expect((await change(camille)).body).toEqual({ payload: { status: 'Success' } })
  expect(await cardOfHers(camille)).toMatchObject({ card: { brand: 'visa', last4: '4242' }, change: { state: 'kept' } })
  expect(await camille.subscription()).toMatchObject({ status: 'trialing', card: { last4: '4242' } })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
  expect(await kindsOf(camille)).toEqual(['order-confirmed', 'card-changed'])
  const [mail] = (await app.mailsTo(camille.email)).slice(-1)
  expect(mail?.text).toContain('4242')
  await passTime(app, { days: 3 })
  expect(await stateOf(camille)).toMatchObject({ status: 'active' })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
})

const storedCards = async () =>
  (await app.platform.db.select().from(sandboxMethods).orderBy(sandboxMethods.createdAt)).map(({ last4 }) => last4)

test('the former card is removed once its last charge is settled', async () => {
  const before = (await storedCards()).length
  const faults = installFailingProvider(app.platform)
  const camille = await subscriber(cards.declinedRenewals)
  faults.fail('chargeStored', 'before')
  await passTimeOnce(app, { days: 3 })
  faults.heal()
  await changeLater(camille)
  await app.settle()
  expect((await storedCards()).slice(before)).toEqual(['0341', '4242'])
  await passTime(app, { seconds: 15 })
  await app.settle()
  expect((await storedCards()).slice(before)).toEqual(['', '4242'])
  expect(await stateOf(camille)).toMatchObject({ status: 'active' })
  await withdraw(app.platform, app.platform.db, camille.uid)
  await app.settle()
  expect((await storedCards()).slice(before)).toEqual(['', ''])
  await passTime(app, { seconds: 2 })
  expect((await ledgerLines(app, camille.uid)).sort()).toEqual([
    'charge 190',
    'charge 3990',
    'refund 190',
    'refund 3990',
  ])
})

const declines = [
  ['4000 0000 0000 9995', 'E001001'],
  ['4000 0000 0000 0069', '1100005PI3'],
  ['4000 0000 0000 9987', '1100003PI4'],
  ['4000 0000 0000 0127', '1100005PI2'],
  ['4000 0000 0000 0002', 'R200'],
  ['4000 0000 0000 0119', 'X000'],
] as const

test('a refused card changes nothing and returns an error code; another can follow', async () => {
  expect(Object.values(paymentErrorCodes).flat()).toEqual(expect.arrayContaining([declines[0][1], declines[3][1]]))
  const camille = await subscriber()
  for (const [number, errorCode] of declines) {
    const answer = await change(camille, number)
    expect(answer.status).toBe(400)
    expect(answer.body.payload).toMatchObject({ status: 'Failure', errorCode })
  }
  expect(await cardOfHers(camille)).toMatchObject({ card: { last4: '4242' }, change: { state: 'failed' } })
  expect((await change(camille, cards.declinedRenewals)).body.payload.status).toBe('Success')
  expect(await cardOfHers(camille)).toMatchObject({ card: { last4: '0341' } })
})

test('strong authentication stores an accepted card and drops a refused one', async () => {
  const camille = await subscriber()
  for (const [choice, way, last4] of [
    ['refuse', 'changed=0', '4242'],
    ['accept', 'changed=1', '3155'],
  ] as const) {
    const { href } = (await change(camille, cards.authentication)).body.payload.redirect
    expect(await cardOfHers(camille)).toMatchObject({ card: { last4: '4242' }, change: { state: 'unfinished' } })
    expect((await app.fastify.inject(href.slice(site.length))).body).toContain('Rien n’est prélevé')
    expect((await send(href, { choice })).headers.location).toBe(`${site}/account/subscription/card?${way}`)
    expect(await cardOfHers(camille)).toMatchObject({ card: { last4 } })
  }
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

test('the hosted page accepts another card; a card change closes an unused link', async () => {
  const camille = await subscriber()
  const link = async () => (await camille.post('/subscriptions/card-link')).body.payload.redirect.href as string
  const href = await link()
  expect(await link()).toBe(href)
  expect((await send(href, filled('4000 0000 0000 9995'))).statusCode).toBe(400)
  expect((await send(href, filled(cards.declinedRenewals))).headers.location).toContain('changed=1')
  expect(await cardOfHers(camille)).toMatchObject({ card: { last4: '0341' }, change: { state: 'kept' } })
  const left = await link()
  expect((await change(camille)).body.payload.status).toBe('Success')
  expect((await send(left, filled(cards.declinedRenewals))).statusCode).toBe(410)
  expect(await cardOfHers(camille)).toMatchObject({ card: { last4: '4242' } })
})

test('a card that is being checked is stored once the provider confirms it', async () => {
  const camille = await subscriber()
  expect((await change(camille, cards.pending)).body.payload).toEqual({ status: 'Pending' })
  expect(await cardOfHers(camille)).toMatchObject({ card: { last4: '4242' }, change: { state: 'processing' } })
  await passTime(app, { seconds: 6 })
  expect(await cardOfHers(camille)).toMatchObject({ card: { last4: '0077' }, change: { state: 'kept' } })
})

test('a past due amount is charged exactly once, however often the user clicks', async () => {
  const camille = await pastDue()
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => changeLater(camille, cards.success, key)))
  expect(answers.some(({ status }) => status === 'Success')).toBe(true)
  await passTime(app, { seconds: 20 })
  expect(await stateOf(camille)).toMatchObject({ status: 'active', card: { last4: '4242' } })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
  await passTime(app, { days: 8 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
  expect((await kindsOf(camille)).filter((kind) => kind === 'card-changed')).toHaveLength(1)
})

test('refused new cards use up none of the planned retries', async () => {
  const camille = await pastDue()
  const { nextPaymentDateTime } = (await stateOf(camille)) ?? {}
  for (let times = 0; times < 5; times += 1) await changeLater(camille, cards.declinedRenewals)
  expect(await stateOf(camille)).toMatchObject({ status: 'pastDue', nextPaymentDateTime })
  await changeLater(camille)
  expect(await stateOf(camille)).toMatchObject({ status: 'active' })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
})

test('a card added during a charge is charged only if that charge is refused', async () => {
  const faults = installFailingProvider(app.platform)
  const refused = await subscriber(cards.declinedRenewals)
  const taken = await subscriber()
  faults.fail('chargeStored', 'before')
  await passTimeOnce(app, { days: 3 })
  faults.heal()
  await changeLater(refused)
  await changeLater(taken, cards.declinedRenewals)
  await passTime(app, { seconds: 15 })
  await passTime(app, { seconds: 15 })
  for (const person of [refused, taken]) {
    expect(await stateOf(person)).toMatchObject({ status: 'active' })
    expect(await ledgerLines(app, person.uid)).toEqual(['charge 190', 'charge 3990'])
  }
  expect(await stateOf(taken)).toMatchObject({ card: { last4: '0341' } })
  expect(await kindsOf(refused)).not.toContain('payment-failed')
})

test('a card is stored even if the provider’s first answer is lost', async () => {
  const faults = installFailingProvider(app.platform)
  const camille = await subscriber(cards.declinedRenewals)
  faults.fail('storeCard', 'after')
  expect((await change(camille)).body.payload).toEqual({ status: 'Pending' })
  faults.heal()
  await passTime(app, { seconds: 15 })
  expect(await cardOfHers(camille)).toMatchObject({ card: { last4: '4242' }, change: { state: 'kept' } })
})

test('a repeated key repeats the card change; another card under the key is refused', async () => {
  const camille = await subscriber(cards.declinedRenewals)
  const headers = { 'idempotency-key': randomUUID() }
  expect((await change(camille, cards.success, headers)).body.payload.status).toBe('Success')
  expect((await change(camille, cards.success, headers)).body.payload.status).toBe('Success')
  expect((await change(camille, cards.pending, headers)).status).toBe(409)
  expect((await kindsOf(camille)).filter((kind) => kind === 'card-changed')).toHaveLength(1)
})

test('a card change is refused without a subscription or once renewal is stopped', async () => {
  const stranger = await createSubscriber(app)
  expect([(await change(stranger)).status, await cardOfHers(stranger)]).toEqual([404, null])
  expect((await stranger.post('/subscriptions/card-link')).status).toBe(404)
  const body = { creditCard: cardOf(cards.success) }
  expect((await app.call('POST', '/subscriptions/card', { body })).status).toBe(401)
  const camille = await subscriber()
  await camille.post('/subscriptions/unsubscribe')
  await app.settle()
  const refused = await change(camille)
  expect([refused.status, refused.body.violations[0].property]).toEqual([409, 'status'])
  expect((await change(camille, '4242 4242 4242 4241')).body.violations[0].property).toBe('creditCard.number')
})

test('a card confirmed after the end of the contract changes nothing', async () => {
  const camille = await subscriber()
  const { href } = (await change(camille, cards.authentication)).body.payload.redirect
  await camille.post('/subscriptions/withdraw')
  await send(href, { choice: 'accept' })
  expect(await stateOf(camille)).toMatchObject({ status: 'ended', card: { last4: '4242' } })
})
