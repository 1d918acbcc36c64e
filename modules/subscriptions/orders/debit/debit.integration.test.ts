import { afterAll, beforeAll, expect, test } from 'vitest'
import { longDayText } from '../../../../contracts/text/french-format.ts'
import { toZonedTime } from '../../../../contracts/text/paris-calendar.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { accounts, creditor, debitPage, offerDebits, signMandate } from '../../fixtures/debits.ts'
import { sendForm } from '../../fixtures/hosted-page.ts'
import {
  cardOf,
  cards,
  createSubscriber,
  ledgerLines,
  passTime,
  passTimeOnce,
  signIn,
  type TestSubscriber,
} from '../../fixtures/subscriber.ts'
import { currentSubscription } from '../../index.ts'
import { reconcileLedger } from '../../reconciliation/reconcile-ledger.ts'
import { differenceSource, reconciliationSource } from '../../staff/ledger/queries.ts'
import { changeCard } from '../card/change-card.ts'

const site = 'https://eclore.test'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-02T09:00:00Z', env: { PUBLIC_URL: site } })
})
afterAll(() => app.close())

async function subscriber(): Promise<TestSubscriber> {
  const person = await createSubscriber(app)
  expect((await person.subscribe()).body.payload.status).toBe('Success')
  return person
}

const stateOf = ({ uid }: TestSubscriber) => currentSubscription(app.platform.db, uid)

async function mailsOf({ email }: TestSubscriber) {
  await app.settle()
  return (await app.mailsTo(email)).map((mail) => ({ ...mail, kind: mail.kind.replace('subscriptions.', '') }))
}

const kindsOf = async (person: TestSubscriber) => (await mailsOf(person)).map(({ kind }) => kind)

test('A member cannot pay by debit before the owner has named the creditor', async () => {
  const camille = await subscriber()
  const answer = await camille.post('/subscriptions/debit-link')
  expect([answer.status, answer.body.violations?.[0]?.property]).toEqual([409, 'debit'])
  expect((await app.call('GET', '/subscriptions/card', { token: camille.token })).body.payload.debits).toBe(false)
})

test('A bank account replaces the card; the renewal then waits for the bank', async () => {
  await offerDebits(app.platform)
  const camille = await subscriber()
  const { href } = (await camille.post('/subscriptions/debit-link')).body.payload.redirect
  const page = (await app.fastify.inject(href.slice(site.length))).body
  expect(page).toContain('vous autorisez Mon site')
  expect((await sendForm(app, href, { iban: 'FR76 0000' })).body).toContain('n’est pas un compte d’essai')
  expect((await sendForm(app, href, { iban: accounts.success.toLowerCase() })).headers.location).toBe(
    `${site}/account/subscription/card?changed=1`,
  )
  expect(await camille.subscription()).toMatchObject({
    status: 'trialing',
    card: { brand: 'sepa_debit', last4: '2606' },
    waitingFor: null,
  })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
  // The first payment is due in less than five days: it is announced at once.
  await passTime(app, { seconds: 1 })
  const mails = await mailsOf(camille)
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmed', 'debit-mandate', 'debit-notice'])
  const [, mandate, notice] = mails
  const [reference] = mandate?.text.match(/ESSAI-[0-9A-F]{10}/) ?? []
  expect(mandate?.text).toContain(creditor)
  expect(notice?.text).toContain(reference)
  expect(notice?.subject).toMatch(/^Prélèvement de 39,90\s€ le 5\smars\s2026$/)

  await passTimeOnce(app, { days: 3 })
  await expect.poll(() => stateOf(camille)).toMatchObject({ status: 'trialing', waitingFor: 'debit' })
  expect(await camille.roles()).toContain('vip')
  await passTime(app, { seconds: 6 })
  expect(await stateOf(camille)).toMatchObject({ status: 'active', waitingFor: null })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
})

test('Each debit is announced once, five days before', async () => {
  await offerDebits(app.platform)
  const camille = await subscriber()
  await passTime(app, { days: 3, seconds: 6 })
  await signMandate(app, camille)
  const before = (await kindsOf(camille)).length
  const { nextPaymentDateTime } = (await stateOf(camille)) ?? {}
  const left = (Date.parse(nextPaymentDateTime ?? '') - app.clock.now().getTime()) / 1000
  await passTime(app, { seconds: left - 5 * 86_400 - 3600 })
  expect(await kindsOf(camille)).toHaveLength(before)
  await passTime(app, { seconds: 7200 })
  expect((await kindsOf(camille)).slice(before)).toEqual(['debit-notice'])
  await passTime(app, { days: 5 })
  await passTime(app, { seconds: 6 })
  const later = (await kindsOf(camille)).slice(before)
  expect(later.filter((kind) => kind !== 'credit-refunded')).toEqual(['debit-notice', 'payment-received'])
})

test('A refused debit is past due until a card pays it', async () => {
  await offerDebits(app.platform)
  const camille = await subscriber()
  await signMandate(app, camille, accounts.refused)
  await passTime(app, { days: 3 })
  await passTime(app, { seconds: 6 })
  expect(await stateOf(camille)).toMatchObject({ status: 'pastDue' })
  const failed = (await mailsOf(camille)).find(({ kind }) => kind === 'payment-failed')
  expect(failed?.text).toContain('Un solde trop bas')
  const { uid, email: identifier } = camille
  const acl = { user: true, vip: true, coach: false, support: false, editor: false, admin: false }
  const card = { ...cardOf(cards.success), number: cards.success.replaceAll(' ', '') }
  await changeCard(app.platform, { uid, identifier, acl, sid: uid }, card)
  await passTime(app, { seconds: 1 })
  expect(await stateOf(camille)).toMatchObject({ status: 'active', card: { brand: 'visa' } })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
})

test('A debit returned by the bank is recorded once, as a lost dispute', async () => {
  await offerDebits(app.platform)
  const camille = await subscriber()
  await signMandate(app, camille, accounts.returned)
  await passTime(app, { days: 3 })
  const debitedAt = app.clock.now()
  await passTime(app, { seconds: 6 })
  // The next month is paid too, so that the account still exists when the bank returns the first debit.
  await passTime(app, { days: 32 })
  await passTime(app, { seconds: 6 })
  const token = await signIn(app, camille.email)
  expect((await app.call('POST', '/subscriptions/unsubscribe', { token })).status).toBe(202)
  await app.settle()
  await passTime(app, { days: 4 })
  expect((await ledgerLines(app, camille.uid)).filter((line) => line === 'refund 3990')).toEqual(['refund 3990'])
  await reconcileLedger(app.platform)
  const context = { ports: {}, db: app.platform.db, actor: 'system' as const }
  const { rows } = await reconciliationSource.list(context, { page: 1, perPage: 1, order: 'desc' })
  expect(rows[0]).toMatchObject({ provider: 'sandbox', repaired: 0 })
  const disputes = { filter: { kind: ['dispute' as const] }, page: 1, perPage: 1, order: 'desc' as const }
  expect((await differenceSource.list(context, disputes)).rows[0]).toMatchObject({
    outcome: 'lost',
    reason: 'debit-not-authorized',
    answerBy: null,
  })
  const letters = (await mailsOf(camille)).filter(({ kind }) => kind === 'debit-returned')
  expect(letters.map(({ text }) => text)).toEqual([
    expect.stringMatching(new RegExp(`39,90\\s€, prélevés le ${longDayText(debitedAt)}`, 'u')),
  ])
  expect(letters[0]?.text).not.toContain('Votre abonnement continue')
})

test('The mail about a returned debit states the next debit', async () => {
  await offerDebits(app.platform)
  const camille = await subscriber()
  await signMandate(app, camille, accounts.returned)
  await passTime(app, { days: 3 })
  const debitedAt = app.clock.now()
  await passTime(app, { seconds: 6 })
  // The next month is charged before the bank returns the first debit.
  await passTime(app, { days: 32 })
  await passTime(app, { days: 4 })
  const letters = (await mailsOf(camille)).filter(({ kind }) => kind === 'debit-returned')
  expect(letters.map(({ subject }) => subject)).toEqual(['Votre banque vous rend 39,90\u00a0€'])
  const next = longDayText(toZonedTime(debitedAt).add({ months: 2 }).epochMilliseconds)
  expect(letters[0]?.text).toMatch(
    new RegExp(`Votre abonnement continue\\s: 39,90\\s€ seront prélevés le ${next} sur le même compte`, 'u'),
  )
})

test('The cashback waits until the debit that covers it is final', async () => {
  await offerDebits(app.platform)
  const camille = await subscriber()
  await signMandate(app, camille)
  const expected = async () => (await stateOf(camille))?.credits[0]?.expectedDateTime
  const { nextPaymentDateTime: first } = (await stateOf(camille)) ?? {}
  const final = new Date(Date.parse(first ?? '') + 56 * 86_400_000).toISOString()
  const toTheDay = (date = '') => date.slice(0, 10)
  expect(toTheDay(await expected())).toBe(toTheDay(final))
  await passTime(app, { days: 3 })
  await passTime(app, { seconds: 6 })
  expect(await stateOf(camille)).toMatchObject({ status: 'active' })
  expect(toTheDay(await expected())).toBe(toTheDay(final))
  const { payload } = (await app.call('GET', '/subscriptions/outlook', { token: await signIn(app, camille.email) }))
    .body
  expect(payload.cashbacks[0].steps).toMatchObject([{ state: 'expected', date: await expected() }])
})

test('A card change closes the open debit page', async () => {
  await offerDebits(app.platform)
  const camille = await subscriber()
  const left = await debitPage(app, camille)
  expect((await camille.post('/subscriptions/card', { creditCard: cardOf(cards.success) })).body.payload.status).toBe(
    'Success',
  )
  expect((await sendForm(app, left, { iban: accounts.success })).statusCode).toBe(410)
  expect(await camille.subscription()).toMatchObject({ card: { brand: 'visa' } })
})
