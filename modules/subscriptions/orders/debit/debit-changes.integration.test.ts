import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { accounts, debitPage, offerDebits, signMandate } from '../../fixtures/debits.ts'
import { sendForm } from '../../fixtures/hosted-page.ts'
import {
  accountsUid,
  cardOf,
  cards,
  createSubscriber,
  ledgerLines,
  passTime,
  passTimeOnce,
  type TestSubscriber,
} from '../../fixtures/subscriber.ts'
import { addMonths } from '../../gifts/give-months.ts'
import { currentSubscription } from '../../index.ts'
import { eraseSubscriptions } from '../../lifecycle/erase-subscriptions.ts'
import { pauseSubscription } from '../../lifecycle/pause/pause-subscription.ts'
import { latestSubscription, updateSubscription } from '../../lifecycle/queries.ts'
import { planSwitch, quoteSwitch } from '../../lifecycle/switch/switch.ts'
import { unsubscribe } from '../../lifecycle/unsubscribe.ts'
import { withdraw } from '../../lifecycle/withdraw.ts'
import { changeCard } from '../card/change-card.ts'
import { createFormula } from '../formulas.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const { platform } = app
  await offerDebits(platform)
  const none = { trialAmount: 0, trialDuration: null, trialDurationUnit: null }
  const noCredit = { creditAmount: 0, creditDelay: null, creditDelayUnit: null }
  const terms = { ...none, ...noCredit, periodDuration: 1, periodDurationUnit: 'month' } as const
  await createFormula(platform, platform.db, { ...terms, uid: 'autre', name: 'Autre', amount: 2500, listed: true })
})
afterAll(() => app.close())

const stateOf = ({ uid }: TestSubscriber) => currentSubscription(app.platform.db, uid)

/** A member whose bank account is debited, and who has paid two periods. */
async function debited(account: string = accounts.success): Promise<TestSubscriber> {
  const person = await createSubscriber(app)
  expect((await person.subscribe()).body.payload.status).toBe('Success')
  await signMandate(app, person, account)
  await passTime(app, { days: 3 })
  await passTime(app, { seconds: 6 })
  return person
}

async function passUntilDaysBefore(person: TestSubscriber, days: number): Promise<void> {
  const { nextPaymentDateTime } = (await stateOf(person)) ?? {}
  const left = Date.parse(nextPaymentDateTime ?? '') - app.clock.now().getTime()
  await passTime(app, { seconds: left / 1000 - days * 86_400 })
}

/** The subjects of the notices: « Prélèvement de 39,90 € le … ». */
async function notices({ email }: TestSubscriber): Promise<string[]> {
  await app.settle()
  const sent = (await app.mailsTo(email)).filter(({ kind }) => kind === 'subscriptions.debit-notice')
  return sent.map(({ subject }) => subject.replaceAll(/[\u00a0\u202f]/g, ' '))
}

async function giveMonth({ uid }: TestSubscriber): Promise<void> {
  const { db, clock } = app.platform
  const row = await latestSubscription(db, uid)
  if (row) await updateSubscription(db, row.uid, addMonths(row, 1, clock.now()).change)
}

async function chooseOther({ uid }: TestSubscriber): Promise<void> {
  const { platform } = app
  const { amount, date } = await quoteSwitch(platform, platform.db, uid, 'autre')
  await planSwitch(platform, platform.db, uid, { formula: 'autre', quoted: { amount, date } })
}

const pause = ({ uid }: TestSubscriber) => pauseSubscription(app.platform, app.platform.db, uid, 1)

const otherAccount = async (person: TestSubscriber): Promise<void> => {
  await signMandate(app, person, accounts.returned)
}

test.each<[string, (person: TestSubscriber) => Promise<void>, RegExp]>([
  ['given months move it', giveMonth, /39,90/],
  ['a pause moves it', pause, /39,90/],
  ['another plan changes its amount', chooseOther, /25,00/],
  ['another account pays it', otherAccount, /39,90/],
])('An announced debit is announced again where %s', async (_what, change, amount) => {
  const person = await debited()
  await passUntilDaysBefore(person, 4)
  const [first] = await notices(person)
  expect(await notices(person)).toHaveLength(1)
  await change(person)
  await passUntilDaysBefore(person, 3)
  const [, second, ...more] = await notices(person)
  expect(second).toMatch(amount)
  expect(more).toEqual([])
  if (change === giveMonth || change === pause) expect(second).not.toBe(first)
})

/** A member whose debit the bank has not answered. */
async function waiting(account: string = accounts.success): Promise<TestSubscriber> {
  const person = await debited(account)
  await passUntilDaysBefore(person, 0)
  await expect.poll(() => stateOf(person)).toMatchObject({ waitingFor: 'debit' })
  return person
}

async function returnToCard({ uid, email: identifier }: TestSubscriber): Promise<void> {
  const acl = { user: true, vip: true, coach: false, support: false, editor: false, admin: false }
  const card = { ...cardOf(cards.success), number: cards.success.replaceAll(' ', '') }
  await changeCard(app.platform, { uid, identifier, acl, sid: uid }, card)
}

test('A pending debit is still shown as a debit after the member returns to a card', async () => {
  const person = await waiting()
  await returnToCard(person)
  expect(await stateOf(person)).toMatchObject({ waitingFor: 'debit', card: { brand: 'visa' } })
  await passTime(app, { seconds: 6 })
  expect(await stateOf(person)).toMatchObject({ waitingFor: null, status: 'active' })
  expect((await ledgerLines(app, person.uid)).filter((line) => line === 'charge 3990')).toHaveLength(2)
})

test.each<[string, (person: TestSubscriber) => Promise<void>]>([
  ['leaves', ({ uid }) => unsubscribe(app.platform, app.platform.db, uid)],
  ['is erased', ({ uid }) => eraseSubscriptions(app.platform, app.platform.db, uid)],
])('A pending debit is refunded in full when the member %s', async (_what, end) => {
  const person = await waiting()
  const uid = await accountsUid(app, person.uid)
  await end(person)
  await app.settle()
  await passTimeOnce(app, { seconds: 1 })
  await passTime(app, { seconds: 6 })
  await passTime(app, { days: 1 })
  const lines = await ledgerLines(app, uid)
  expect(lines.filter((line) => line === 'charge 3990')).toHaveLength(2)
  expect(lines.filter((line) => line === 'refund 3990')).toHaveLength(1)
})

test('A withdrawal refunds the pending debit and earlier payments once', async () => {
  const person = await createSubscriber(app)
  await person.subscribe()
  await signMandate(app, person)
  await passTimeOnce(app, { days: 3 })
  await expect.poll(() => stateOf(person)).toMatchObject({ waitingFor: 'debit' })
  const uid = await accountsUid(app, person.uid)
  await withdraw(app.platform, app.platform.db, person.uid)
  await passTime(app, { seconds: 6 })
  await passTime(app, { days: 1 })
  expect((await ledgerLines(app, uid)).toSorted()).toEqual(['charge 190', 'charge 3990', 'refund 190', 'refund 3990'])
})

test('A debit returned after the erasure enters the ledger and is not refunded again', async () => {
  const person = await debited(accounts.returned)
  const uid = await accountsUid(app, person.uid)
  await eraseSubscriptions(app.platform, app.platform.db, person.uid)
  await passTime(app, { days: 36 })
  await app.settle()
  expect((await ledgerLines(app, uid)).filter((line) => line.startsWith('refund'))).toEqual(['refund 3990'])
})

test('A mandate that is signed twice at once is stored and mailed once', async () => {
  const person = await createSubscriber(app)
  await person.subscribe()
  const page = await debitPage(app, person)
  const answers = await Promise.all([1, 2].map(() => sendForm(app, page, { iban: accounts.success })))
  expect(answers.map(({ statusCode }) => statusCode).every((status) => status < 500)).toBe(true)
  await app.settle()
  const mandates = (await app.mailsTo(person.email)).filter(({ kind }) => kind === 'subscriptions.debit-mandate')
  expect(mandates).toHaveLength(1)
})
