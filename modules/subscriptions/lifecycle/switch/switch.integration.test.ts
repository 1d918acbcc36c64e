import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../../platform/database/index.ts'
import { createStaffApp, createUser } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import {
  cards,
  createSubscriber,
  ledgerLines,
  passTime,
  signIn,
  type TestSubscriber,
} from '../../fixtures/subscriber.ts'
import { createFormula } from '../../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-06-01T08:00:00Z' })
  const { platform } = app
  const terms = { trialAmount: 0, trialDuration: null, trialDurationUnit: null, creditAmount: 0 }
  const none = { ...terms, creditDelay: null, creditDelayUnit: null, periodDuration: 1 }
  await createFormula(platform, platform.db, {
    ...none,
    uid: 'annuel',
    name: 'Un an',
    amount: 39900,
    periodDurationUnit: 'year',
  })
  await createFormula(platform, platform.db, {
    ...none,
    uid: 'secret',
    name: 'À part',
    amount: 100,
    periodDurationUnit: 'month',
    private: true,
  })
})
afterAll(() => app.close())

interface Member {
  person: TestSubscriber
  call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => ReturnType<TestApp['call']>
}

async function member(card: string = cards.success): Promise<Member> {
  const person = await createSubscriber(app)
  expect((await person.subscribe(card)).status).toBe(200)
  const call: Member['call'] = async (method, path, body) =>
    app.call(method, path, { token: await signIn(app, person.email), body })
  return { person, call }
}
const quote = async ({ call }: Member, formula = 'annuel') => {
  const { body } = await call('GET', `/subscriptions/switch?formula=${formula}`)
  return body.payload
}
async function planned(one: Member, formula = 'annuel') {
  const { amount, date } = await quote(one, formula)
  const answer = await one.call('POST', '/subscriptions/switch', { formula, quoted: { amount, date } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { amount, date, subscription: answer.body.payload }
}
async function mailsTo(email: string): Promise<string[]> {
  const rows = await rowsOf<{ kind: string }>(
    app.platform.db,
    sql`select kind from mails where recipient = ${email} and kind like 'subscriptions.%' order by created_at, uid`,
  )
  return rows.map(({ kind }) => kind.replace('subscriptions.', ''))
}

const charges = async ({ person }: Member) =>
  (await ledgerLines(app, person.uid)).filter((line) => line.startsWith('charge')).map((line) => Number(line.slice(7)))
const violations = ({ status, body }: Awaited<ReturnType<Member['call']>>) => [
  status,
  ...(body.violations ?? []).map(({ property, type }: { property: string; type: string }) => `${property} ${type}`),
]

test('a switch charges the quoted amount once, on the quoted day', async () => {
  const one = await member()
  await passTime(app, { days: 4 })
  const before = (await one.call('GET', '/subscriptions')).body.payload
  expect(await quote(one)).toEqual({
    formula: 'annuel',
    effective: 'nextPeriod',
    date: before.nextPaymentDateTime,
    amount: 39900,
    amountNow: 0,
    firstPaymentDateTime: before.nextPaymentDateTime,
    saving: 12 * 3990 - 39900,
  })
  const { subscription, date } = await planned(one)
  expect(subscription).toMatchObject({
    formula: 'default',
    nextPaymentAmount: 39900,
    nextPaymentDateTime: date,
    switch: { formula: 'annuel', date },
  })
  await passTime(app, { days: 32 })
  const after = (await one.call('GET', '/subscriptions')).body.payload
  expect(after).toMatchObject({ formula: 'annuel', amount: 39900, switch: null, nextPaymentAmount: 39900 })
  expect(new Date(after.expirationDateTime).getUTCFullYear()).toBe(new Date(date).getUTCFullYear() + 1)
  expect(await charges(one)).toEqual([190, 3990, 39900])
  await planned(one, 'default')
  await passTime(app, { days: 366 })
  expect(await charges(one)).toEqual([190, 3990, 39900, 3990])
  expect((await one.call('GET', '/subscriptions')).body.payload).toMatchObject({ formula: 'default', switch: null })
  const payments = (await one.call('GET', '/subscriptions/payments?length=10')).body.payload
  expect(payments.filter(({ formulaName }: { formulaName: string }) => formulaName === 'Un an')).toHaveLength(1)
})

test('a switch saves less if it ends a code’s reduction', async () => {
  const admin = await createUser(app, ['admin'])
  for (const [code, periods, saving] of [
    ['TROIS-MOIS', 3, 12 * 3990 - 39900 - 3 * (3990 - 1995)],
    ['TOUJOURS', null, 0],
  ] as const) {
    expect((await admin.post('/staff/codes', { uid: code, percent: 50, periods, oncePerCard: false })).status).toBe(201)
    const person = await createSubscriber(app)
    expect((await person.subscribe(cards.success, { body: { code } })).status).toBe(200)
    const token = await signIn(app, person.email)
    const { body } = await app.call('GET', '/subscriptions/switch?formula=annuel', { token })
    expect(body.payload, code).toMatchObject({ amount: 39900, saving })
  }
})

test('a switch can be undone before its date; the former price is then charged', async () => {
  const one = await member()
  await planned(one)
  expect((await one.call('DELETE', '/subscriptions/switch')).status).toBe(204)
  expect(violations(await one.call('DELETE', '/subscriptions/switch'))).toEqual([409, 'switch invalid'])
  await passTime(app, { days: 4 })
  expect(await charges(one)).toEqual([190, 3990])
  expect(await mailsTo(one.person.email)).toEqual(expect.arrayContaining(['switch-planned', 'switch-undone']))
})

test('a switch needs a current quote and another formula that anyone can order', async () => {
  const one = await member()
  const { amount, date } = await quote(one)
  const send = (formula: string, quoted: object) => one.call('POST', '/subscriptions/switch', { formula, quoted })
  expect(violations(await send('annuel', { amount: amount - 1, date }))).toEqual([409, 'quoted invalid'])
  expect(violations(await send('annuel', { amount, date: app.clock.now().toISOString() }))).toEqual([
    409,
    'quoted invalid',
  ])
  for (const formula of ['default', 'secret', 'aucune']) {
    expect(violations(await send(formula, { amount, date })), formula).toEqual([400, 'formula invalid'])
  }
  expect((await one.call('GET', '/subscriptions')).body.payload.switch).toBeNull()
})

test('a switch is kept during a pause and charged when the pause ends', async () => {
  const one = await member()
  await passTime(app, { days: 4 })
  await planned(one)
  expect((await one.call('POST', '/subscriptions/pause', { months: 2 })).status).toBe(202)
  const { switch: moved, nextPaymentDateTime } = (await one.call('GET', '/subscriptions')).body.payload
  expect(moved).toMatchObject({ formula: 'annuel', date: nextPaymentDateTime })
  await passTime(app, { days: 40 })
  expect(await charges(one)).toEqual([190, 3990])
  await passTime(app, { days: 60 })
  expect(await charges(one)).toEqual([190, 3990, 39900])
})

test('a switch is refused while a payment is past due; a cancellation drops it', async () => {
  const owing = await member(cards.declinedRenewals)
  await planned(owing)
  await passTime(app, { days: 4 })
  expect((await owing.call('GET', '/subscriptions')).body.payload).toMatchObject({
    status: 'pastDue',
    nextPaymentAmount: 39900,
  })
  expect(violations(await owing.call('GET', '/subscriptions/switch?formula=annuel'))).toEqual([409, 'status invalid'])
  expect(violations(await owing.call('DELETE', '/subscriptions/switch'))).toEqual([409, 'switch invalid'])
  const leaving = await member()
  await planned(leaving)
  expect((await leaving.call('POST', '/subscriptions/unsubscribe')).status).toBe(202)
  await expect
    .poll(async () => (await leaving.call('GET', '/subscriptions')).body.payload)
    .toMatchObject({
      status: 'cancelled',
      switch: null,
      nextPaymentAmount: null,
    })
})

test('A member can give a reason for leaving only after asking to cancel', async () => {
  const one = await member()
  const send = (body: object) => one.call('POST', '/subscriptions/leaving', body)
  expect(violations(await send({ reason: 'price' }))).toEqual([409, 'status invalid'])
  await one.call('POST', '/subscriptions/unsubscribe')
  expect((await send({})).status).toBe(204)
  expect((await send({ reason: 'price', text: 'Trop cher.' })).status).toBe(204)
  expect((await send({ reason: 'time' })).status).toBe(204)
  const { body } = await one.call('GET', `/users/${one.person.uid}/export`)
  expect(JSON.stringify(body)).toContain('"leaving":{"reason":"time"')
})

test('Staff see planned, undone and paid changes of plan', async () => {
  const one = await member()
  await passTime(app, { days: 4 })
  const first = await planned(one)
  expect((await one.call('DELETE', '/subscriptions/switch')).status).toBe(204)
  const { date } = await planned(one)
  const admin = await createUser(app, ['admin'])
  const listed = async () =>
    (await admin.get(`/staff/subscriptions?filter[member]=${one.person.uid}`)).body.payload[0].switches
  const shown = { formula: 'annuel', formulaName: 'Un an', amount: 39900 }
  expect(first.date).toBe(date)
  expect(await listed()).toMatchObject([
    { ...shown, outcome: 'undone', endedDateTime: expect.any(String) },
    { ...shown, outcome: null, endedDateTime: null },
  ])
  await passTime(app, { days: 32 })
  const again = await createUser(app, ['admin'])
  const { payload } = (await again.get(`/staff/subscriptions?filter[member]=${one.person.uid}`)).body
  expect(payload[0].switches.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['undone', 'done'])
})
