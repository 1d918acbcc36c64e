import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scaleTimeout } from '../../../../tests/fixtures/patience.ts'
import { createStaffApp, createUser, type Person, violationsOf } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { grantRole } from '../../../accounts/index.ts'
import { type RawRows, readRawRows } from '../../fixtures/figures/queries-raw-rows.ts'
import { liveRandomly } from '../../fixtures/figures/random-lives.ts'
import { type Life, livesOf } from '../../fixtures/figures/replay.ts'
import * as second from '../../fixtures/figures/second-figures.ts'
import { createFormulas, type Patron } from '../../fixtures/model/place.ts'
import { ledgerOf } from '../../ledger/queries-money.ts'
import { findSubscriberOf } from '../../lifecycle/queries.ts'
import { createFormula, createTrafficToken, defaultFormulaUid, readFormula } from '../../orders/formulas.ts'
import type { Dispute } from '../../provider/provider.ts'
import { paymentProvider } from '../../provider/registry.ts'
import { recordProviderEvent } from '../../reconciliation/record-provider-event.ts'

/** Number of simulated members; FIGURE_LIVES=2000 is the full run. */
const lives = Number(process.env.FIGURE_LIVES ?? 30)
const seed = Number(process.env.FIGURE_SEED ?? 20_260_101)
const days = lives > 100 ? 430 : 300
const tokens = ['many', 'few'] as const

let app: TestApp
let admin: Person
let raw: RawRows
let all: Life[]
let acts = 0
let disputes = 0

async function createOffers(): Promise<string[]> {
  const { platform } = app
  await createFormulas({ platform, clock: app.clock, app: app.fastify })
  const found = await readFormula(platform.db, app.clock.now(), defaultFormulaUid)
  const { uid: _uid, needsToken: _needsToken, ...terms } = found
  const none = { trialAmount: 0, trialDuration: null, trialDurationUnit: null, creditAmount: 0, creditDelay: null }
  const direct = { ...terms, ...none, creditDelayUnit: null }
  const yearly = { uid: 'year', name: 'Année', amount: 11_990, periodDuration: 1, periodDurationUnit: 'year' as const }
  const weekly = {
    uid: 'weeks',
    name: 'Semaines',
    amount: 1499,
    periodDuration: 5,
    periodDurationUnit: 'week' as const,
  }
  await createFormula(platform, platform.db, { ...direct, ...yearly })
  await createFormula(platform, platform.db, { ...direct, ...weekly })
  return ['default', 'default', 'early-credit', 'year', 'weeks']
}

async function meet({ uid }: Patron, act: 'grantVip' | 'dispute'): Promise<void> {
  const { platform } = app
  if (act === 'grantVip') return void (await grantRole(platform.db, platform.clock, uid, 'vip'))
  const subscriber = await findSubscriberOf(platform.db, uid)
  const charge = subscriber && (await ledgerOf(platform.db, subscriber.uid)).findLast(({ kind }) => kind === 'charge')
  if (!charge) return
  disputes += 1
  const { amount, reference } = charge
  const dispute: Dispute = {
    reference: randomUUID(),
    charge: reference,
    amount,
    state: disputes % 2 ? 'lost' : 'won',
    fee: null,
    reason: 'other',
    answerBy: null,
  }
  const provider = { ...paymentProvider(platform), dispute: async () => dispute }
  const event = { id: randomUUID(), type: 'dispute', key: null, about: 'dispute' as const }
  await recordProviderEvent(platform, provider, { ...event, reference: dispute.reference })
}

beforeAll(
  async () => {
    app = await createStaffApp({ workers: false, now: '2026-01-05T09:00:00Z' })
    // No mail is written: that would take most of the time.
    Object.assign(app.platform, { mailer: { write: async () => randomUUID() } })
    const formulas = await createOffers()
    for (const value of tokens) await createTrafficToken(app.platform, app.platform.db, { value, formula: 'default' })
    const place = { platform: app.platform, clock: app.clock, app: app.fastify }
    acts = (await liveRandomly(place, { count: lives, days, seed, formulas, tokens, perform: meet })).acts
    admin = await createUser(app, ['admin'])
    raw = await readRawRows(app.platform.db)
    all = livesOf(raw)
  },
  scaleTimeout(300_000 + lives * 3000),
)
afterAll(() => app.close())

async function figure(path: string, query = 'from=2025-12-20') {
  const answer = await admin.get(`/staff/figures/${path}?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.payload
}

// biome-ignore lint/suspicious/noExplicitAny: rows of every figure
const monthsOf = (rows: any[]): string[] => rows.map(({ month }) => month)

test('every figure equals a second computation from the raw rows, to the cent', {
  timeout: scaleTimeout(300_000 + lives * 1000),
}, async () => {
  const people = second.peopleOf(all)
  const byDay = await figure('subscribers')
  // biome-ignore lint/suspicious/noExplicitAny: rows of every figure
  expect(byDay.rows).toEqual(byDay.rows.map(({ day }: any) => second.subscriberDay(all, day)))
  const trials = await figure('trials')
  const months = monthsOf(trials.rows)
  expect(trials.rows).toEqual(months.map((month) => second.trialMonth(all, month)))
  const recurring = await figure('recurring-revenue')
  expect(recurring.rows).toEqual(months.map((month) => second.recurringMonth(people, month)))
  const cohorts = await figure('cohorts')
  expect(cohorts.rows).toEqual(months.map((month) => second.cohortMonth(people, month, months)))
  const revenue = await figure('revenue')
  expect(revenue.rows).toEqual(months.map((month) => second.revenueMonth(raw, month)))
  const cashback = await figure('cashback')
  const due = monthsOf(cashback.rows)
  expect(cashback.rows).toEqual(due.map((month) => second.cashbackMonth(raw, month)))

  expect(raw.ledger.filter(({ purpose }) => purpose === 'dispute').length).toBeGreaterThan(0)
  // biome-ignore lint/suspicious/noExplicitAny: rows of every figure
  const total = (rows: any[], part: string) => rows.reduce((sum, row) => sum + row[part].amount, 0)
  const charged = raw.ledger.filter(({ kind }) => kind === 'charge').reduce((sum, { amount }) => sum + amount, 0)
  expect(total(revenue.rows, 'charged')).toBe(charged)
  for (const row of recurring.rows) {
    expect(row.earned.amount).toBe(row.new.amount + row.kept.amount + row.moved.amount + row.wonBack.amount)
  }
  process.stderr.write(
    `figures: ${lives} lives, ${acts} acts, ${raw.attempts.length} attempts, ${raw.ledger.length} ledger rows, ${byDay.rows.length} days, ${months.length} months, ${(charged / 100).toFixed(2)} EUR charged; lost ${total(recurring.rows, 'lost')}, won back ${total(recurring.rows, 'wonBack')}, past due ${total(recurring.rows, 'pastDue')} cents: equal to the cent\n`,
  )
})

/** Number of rows in the list that a figure links to. */
async function listed(resource: string, counted: string): Promise<number> {
  const query = new URLSearchParams({ 'filter[counted]': counted })
  const answer = await admin.get(`/staff/${resource}?${query}`)
  expect(answer.status, `${counted}: ${JSON.stringify(answer.body)}`).toBe(200)
  return answer.body.page.total
}

test('every figure opens a list with as many rows as it counts', {
  timeout: scaleTimeout(300_000 + lives * 1000),
}, async () => {
  const lists: { counted: string; count: number; resource: string }[] = []
  const expectRows = (counted: string, count: number, resource = 'subscriptions') =>
    lists.push({ counted, count, resource })
  for (const { day, ...row } of (await figure('subscribers')).rows.filter((_: unknown, i: number) => i % 29 === 0)) {
    expectRows(`subscriber@${day}`, row.subscribers)
    for (const part of ['trial', 'started', 'ended']) expectRows(`${part}@${day}`, row[part] ?? row.trials)
  }
  const recent = async (path: string) => (await figure(path)).rows.slice(-7)
  for (const { month, trials, paid, open, left } of await recent('trials')) {
    expectRows(`trials@${month}`, trials)
    expectRows(`trialPaid@${month}`, paid)
    expectRows(`trialOpen@${month}`, open)
    expectRows(`trialLeft@${month}`, left)
  }
  for (const { month, ...row } of await recent('recurring-revenue')) {
    for (const [part, { count }] of Object.entries<{ count: number }>(row)) expectRows(`${part}@${month}`, count)
  }
  for (const { month, size, left } of await recent('cohorts')) {
    expectRows(`cohort@${month}`, size)
    expectRows(`cohortLeft@${month}+${left.length - 1}`, left.at(-1))
  }
  for (const { month, owed, paid } of await recent('cashback')) {
    expectRows(`owed@${month}`, owed.count, 'credits')
    expectRows(`paid@${month}`, paid.count, 'credits')
  }
  for (const { month, charged } of await recent('revenue')) expectRows(`charged@${month}`, charged.count, 'payments')
  for (const { counted, count, resource } of lists)
    expect([counted, await listed(resource, counted)]).toEqual([counted, count])
  expect(lists.length).toBeGreaterThan(100)
})

test('a list accepts only an existing figure with a valid date as its filter', async () => {
  for (const wrong of ['lost', 'lost@2026-13', 'trial@2026-02-30', 'sold@2026-01', "lost@2026-01' or 1=1"]) {
    const query = new URLSearchParams({ 'filter[counted]': wrong })
    expect((await admin.get(`/staff/subscriptions?${query}`)).status, wrong).toBe(400)
  }
})

test('the overview’s counts of subscribers and trials equal their lists', async () => {
  const { subscribers, trials, churn } = (await admin.get('/staff/overview')).body.payload
  const count = async (query: string): Promise<number> =>
    (await admin.get(`/staff/subscriptions?${query}`)).body.page.total
  const access = ['trialing', 'active', 'pastDue', 'cancelled'].map((status) => `filter[status]=${status}`).join('&')
  expect(await count(access)).toBe(subscribers)
  const today = app.clock.now().toISOString().slice(0, 10)
  expect(await count(`filter[counted]=trial@${today}`)).toBe(trials)
  expect((await count(`filter[counted]=departed@${today}`)) > 0).toBe(churn > 0)
  expect(subscribers + trials).toBeGreaterThan(0)
})

test('the overview equals the latest figures, without past due revenue', async () => {
  const { monthlyRecurringRevenue, subscribers, trials } = (await admin.get('/staff/overview')).body.payload
  expect((await figure('recurring-revenue')).rows.at(-1).earned.amount).toBe(monthlyRecurringRevenue)
  expect((await figure('subscribers')).rows.at(-1)).toMatchObject({ subscribers, trials })
})

test('a period must end after it begins and last at most three years', async () => {
  const { from, to, rows } = await figure('revenue', '')
  expect([rows.length, from.slice(8), to]).toEqual([12, '01', (await figure('trials', 'to=2999-01-01')).to])
  const refused = async (query: string) => violationsOf(await admin.get(`/staff/figures/revenue?${query}`))
  expect(await refused('from=2026-03-02&to=2026-03-01')).toEqual([400, ['from', 'invalid']])
  expect(await refused('from=2020-01-01')).toEqual([400, ['from', 'invalid']])
  expect(await refused('from=2026-02-30')).toEqual([400, ['from', 'invalid']])
})

test('a traffic token’s results match a recount and hide small groups', async () => {
  const net: (number | null)[] = []
  for (const token of tokens) {
    const { payload } = (await admin.get(`/staff/traffic-tokens/${token}/results`)).body
    const { since: _since, registrations, ...results } = payload
    expect(results).toEqual(second.resultsOf(raw, token))
    expect(registrations).toBe(0)
    net.push(results.net)
  }
  expect(net[0]).toBeGreaterThan(0)
  if (lives < 100) expect(net[1]).toBeNull()
})
