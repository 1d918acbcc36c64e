import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SubscriptionOutlook } from '../../../../contracts/subscriptions/subscription-outlook.ts'
import type { Subscription } from '../../../../contracts/subscriptions/subscriptions.ts'
import { rowsOf } from '../../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import {
  accountsUid,
  cardOf,
  cards,
  createSubscriber,
  lastSubscription,
  ledgerLines,
  passTime,
} from '../../fixtures/subscriber.ts'
import { changeCard } from '../../orders/card/change-card.ts'
import { createFormula, readFormula } from '../../orders/formulas.ts'
import { readOutlook } from '../read-outlook.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { currentSubscription } from '../view.ts'
import { withdraw } from '../withdraw.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { resumeSubscription } from './resume-subscription.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-10T09:00:00Z' })
})
afterAll(() => app.close())

/** HTTP status that the API would return. Tests call use cases instead: a token lasts an hour, and months pass here. */
async function statusOf(work: Promise<unknown>): Promise<number> {
  try {
    await work
    return 202
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === undefined) throw error
    return status
  }
}

async function member() {
  const person = await createSubscriber(app)
  const { platform } = app
  const { db } = platform
  const { uid } = person
  const acl = { user: true, vip: true, coach: false, support: false, editor: false, admin: false }
  const viewer = { uid, identifier: person.email, acl, sid: uid }
  return {
    ...person,
    pause: (months: number) => statusOf(pauseSubscription(platform, db, uid, months)),
    resume: () => statusOf(resumeSubscription(platform, db, uid)),
    unsubscribe: () => statusOf(unsubscribe(platform, db, uid)),
    withdraw: () => statusOf(withdraw(platform, db, uid)),
    replaceCard: (number: string) =>
      changeCard(platform, viewer, { ...cardOf(number), number: number.replaceAll(' ', '') }),
    subscription: () => currentSubscription(db, uid).then((found) => found as Subscription),
    outlook: () => readOutlook(platform, db, uid).then((found) => found as SubscriptionOutlook),
  }
}

/** A member whose first full month is paid; it lasts a month from now on. */
async function payingMember() {
  const person = await member()
  await person.subscribe()
  await passTime(app, { days: 3 })
  return person
}

/** Mails about the contract. Leaves out the cashback's mail, which may be sent before or after some of them. */
async function mailsTo(email: string): Promise<string[]> {
  const rows = await rowsOf<{ kind: string }>(
    app.platform.db,
    sql`select kind from mails where recipient = ${email} and kind like 'subscriptions.%' order by created_at, uid`,
  )
  return rows.map(({ kind }) => kind.replace('subscriptions.', '')).filter((kind) => kind !== 'credit-refunded')
}

const chargesOf = async (uid: string) => (await ledgerLines(app, uid)).filter((line) => line.startsWith('charge'))

const daysUntil = (iso: string | null): number => (Date.parse(iso ?? '') - app.clock.now().getTime()) / 86_400_000

test('a pause charges nothing; access returns with the next charge', async () => {
  const person = await payingMember()
  const paid = await person.subscription()
  const outlook = await person.outlook()
  expect(outlook.pauses.map(({ months }) => months)).toEqual([1, 2, 3])
  expect(await person.pause(2)).toBe(202)
  const planned = await person.subscription()
  expect(planned).toMatchObject({
    status: 'active',
    expirationDateTime: paid.expirationDateTime,
    nextPaymentDateTime: outlook.pauses[1]?.resumesDateTime,
    nextPaymentAmount: 3990,
    pause: { resumesDateTime: outlook.pauses[1]?.resumesDateTime, refused: false },
  })
  expect(await person.pause(2)).toBe(409)

  await passTime(app, { days: daysUntil(paid.expirationDateTime) - 1 })
  expect(await person.roles()).toContain('vip')
  await passTime(app, { days: 1 })
  expect(await person.roles()).not.toContain('vip')
  expect(await person.subscription()).toMatchObject({ status: 'paused', nextPaymentAmount: 3990 })
  await passTime(app, { days: daysUntil(planned.nextPaymentDateTime) - 8 })
  expect((await mailsTo(person.email)).slice(-1)).toEqual(['pause-begun'])
  await passTime(app, { days: 1 })
  expect((await mailsTo(person.email)).slice(-1)).toEqual(['pause-reminder'])
  await passTime(app, { days: 6 })
  expect(await chargesOf(person.uid)).toEqual(['charge 190', 'charge 3990'])
  await passTime(app, { days: 1 })
  expect(await chargesOf(person.uid)).toEqual(['charge 190', 'charge 3990', 'charge 3990'])
  expect(await person.roles()).toContain('vip')
  const back = await person.subscription()
  expect(back).toMatchObject({ status: 'active', pause: null })
  expect(daysUntil(back.nextPaymentDateTime)).toBeGreaterThan(27)
  expect((await mailsTo(person.email)).slice(-4)).toEqual(['pause-planned', 'pause-begun', 'pause-reminder', 'resumed'])
  await passTime(app, { days: daysUntil(back.nextPaymentDateTime) })
  expect((await chargesOf(person.uid)).length).toBe(4)
})

test('a pause postpones the next payments and keeps their calendar uids', async () => {
  const person = await payingMember()
  const before = (await person.outlook()).renewals
  await person.pause(1)
  const { renewals, pauses } = await person.outlook()
  expect(pauses).toEqual([])
  expect(renewals.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(renewals.slice(0, 11).map(({ date }) => date)).toEqual(before.slice(1).map(({ date }) => date))
})

test('a planned pause can be undone: the next payment keeps its date', async () => {
  const person = await payingMember()
  const { nextPaymentDateTime } = await person.subscription()
  await person.pause(3)
  expect(await person.resume()).toBe(202)
  expect(await person.subscription()).toMatchObject({ nextPaymentDateTime, pause: null })
  expect(await person.resume()).toBe(409)
  expect((await mailsTo(person.email)).slice(-2)).toEqual(['pause-planned', 'pause-undone'])
  await passTime(app, { days: daysUntil(nextPaymentDateTime) })
  expect((await chargesOf(person.uid)).at(-1)).toBe('charge 3990')
  expect(await person.subscription()).toMatchObject({ status: 'active' })
})

async function pausedMember() {
  const person = await payingMember()
  await person.pause(1)
  await passTime(app, { days: daysUntil((await person.subscription()).expirationDateTime) })
  return person
}

test('resuming early charges once and restores access', async () => {
  const person = await pausedMember()
  await passTime(app, { days: 2 })
  await Promise.all([person.resume(), person.resume()])
  await passTime(app, { seconds: 1 })
  expect(await chargesOf(person.uid)).toEqual(['charge 190', 'charge 3990', 'charge 3990'])
  expect(await person.subscription()).toMatchObject({ status: 'active', pause: null })
  expect(await person.roles()).toContain('vip')
})

test('cancelling during a pause ends the contract at once, without a charge', async () => {
  const person = await pausedMember()
  const { endings } = await person.outlook()
  expect(endings?.cancel).toMatchObject({ lastDateTime: app.clock.now().toISOString(), amountDue: 0 })
  const accounts = await accountsUid(app, person.uid)
  expect(await person.unsubscribe()).toBe(202)
  await app.settle()
  expect(await lastSubscription(app, accounts)).toMatchObject({
    status: 'ended',
    endReason: 'cancelled',
    resumesAt: null,
  })
  expect(await mailsTo(person.email)).toContain('cancelled')
  await passTime(app, { days: 40 })
  expect(await chargesOf(accounts)).toEqual(['charge 190', 'charge 3990'])
})

test('cancelling before a pause keeps access to the end of the paid period', async () => {
  const person = await payingMember()
  const { expirationDateTime } = await person.subscription()
  await person.pause(3)
  const accounts = await accountsUid(app, person.uid)
  await person.unsubscribe()
  await app.settle()
  expect(await person.subscription()).toMatchObject({
    status: 'cancelled',
    expirationDateTime,
    nextPaymentAmount: null,
  })
  await passTime(app, { days: daysUntil(expirationDateTime) })
  expect(await lastSubscription(app, accounts)).toMatchObject({ status: 'ended', endReason: 'cancelled' })
  expect(await chargesOf(accounts)).toEqual(['charge 190', 'charge 3990'])
})

test('withdrawing from a paused contract refunds it in full', async () => {
  const person = await member()
  const found = await readFormula(app.platform.db, app.clock.now(), 'default')
  const { needsToken: _needsToken, ...terms } = found
  const weekly = {
    uid: 'weekly',
    amount: 1200,
    trialAmount: 0,
    trialDuration: null,
    trialDurationUnit: null,
    creditAmount: 0,
  }
  await createFormula(app.platform, app.platform.db, { ...terms, ...weekly, periodDurationUnit: 'week' })
  await person.subscribe(cards.success, { body: { formula: 'weekly' } })
  await person.pause(1)
  await passTime(app, { days: 8 })
  expect(await person.subscription()).toMatchObject({ status: 'paused' })
  const accounts = await accountsUid(app, person.uid)
  expect(await person.withdraw()).toBe(202)
  await passTime(app, { seconds: 1 })
  expect(await lastSubscription(app, accounts)).toMatchObject({ status: 'ended', endReason: 'withdrawn' })
  expect(await ledgerLines(app, accounts)).toEqual(['charge 1200', 'refund 1200'])
})

test('a charge refused after a pause is retried; a new card pays at once', async () => {
  const person = await payingMember()
  await person.replaceCard(cards.declinedRenewals)
  await person.pause(1)
  const { nextPaymentDateTime } = await person.subscription()
  await passTime(app, { days: daysUntil(nextPaymentDateTime) })
  expect(await person.subscription()).toMatchObject({ status: 'paused', pause: { refused: true } })
  expect(await person.roles()).not.toContain('vip')
  expect((await mailsTo(person.email)).slice(-1)).toEqual(['payment-failed'])
  expect(await person.resume()).toBe(409)
  await passTime(app, { days: 1 })
  await person.replaceCard(cards.success)
  await passTime(app, { seconds: 1 })
  expect(await person.subscription()).toMatchObject({ status: 'active', pause: null })
  expect(await person.roles()).toContain('vip')
  expect(await chargesOf(person.uid)).toEqual(['charge 190', 'charge 3990', 'charge 3990'])
})

test('after the last retry the paused contract ends unpaid', async () => {
  const person = await payingMember()
  await person.replaceCard(cards.declinedRenewals)
  await person.pause(1)
  const accounts = await accountsUid(app, person.uid)
  await passTime(app, { days: daysUntil((await person.subscription()).nextPaymentDateTime) })
  for (let day = 0; day < 8; day += 1) await passTime(app, { days: 1 })
  expect(await lastSubscription(app, accounts)).toMatchObject({ status: 'ended', endReason: 'unpaid' })
})

test('a trial or stopped subscription cannot pause; a pause lasts three months at most', async () => {
  const trying = await member()
  await trying.subscribe()
  for (const months of [0, 4, 1.5]) expect((await trying.post('/subscriptions/pause', { months })).status).toBe(400)
  expect(await trying.pause(1)).toBe(409)
  const person = await payingMember()
  await person.unsubscribe()
  expect(await person.pause(1)).toBe(409)
  const none = await member()
  expect(await none.pause(1)).toBe(404)
})
