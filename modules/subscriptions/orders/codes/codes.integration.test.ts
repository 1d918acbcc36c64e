import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person, violationsOf } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import {
  cards,
  createSubscriber,
  ledgerLines,
  passTime,
  signIn,
  type TestSubscriber,
} from '../../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-06-01T08:00:00Z', env: { REFUSED_CARDS_PER_HOUR: '1000' } })
})
// Tests move the clock, and a token lasts an hour.
beforeEach(async () => {
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

async function addCode(fields: object = {}): Promise<string> {
  const uid = `C-${randomUUID().slice(0, 8).toUpperCase()}`
  const made = await admin.post('/staff/codes', { uid, percent: 50, oncePerCard: false, ...fields })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return uid
}
const read = async (code: string, formula = 'default') =>
  (await app.call('GET', `/codes/${code}?formula=${formula}`)).body.payload
const orderWith = async (code: string, card: string = cards.success) => {
  const person = await createSubscriber(app)
  return { person, answer: await person.subscribe(card, { body: { code } }) }
}
const subscriptionOf = async ({ email }: TestSubscriber) =>
  (await app.call('GET', '/subscriptions', { token: await signIn(app, email) })).body.payload
const usedBy = async (code: string): Promise<number> => (await admin.get(`/staff/codes/${code}`)).body.payload.usedBy

test('a reduction code ignores case and shows its prices and the reference price', async () => {
  const code = await addCode({ periods: 3 })
  expect(await read(code.toLowerCase())).toEqual({
    value: code.toLowerCase(),
    isValid: true,
    amount: 1995,
    trialAmount: 190,
    periods: 3,
    reference: 3990,
  })
  expect(await read(await addCode({ percent: null, amount: 5000 }))).toMatchObject({ amount: 0, periods: null })
})

test('an unknown, expired, early or inactive code, or another formula’s, is invalid', async () => {
  const now = app.clock.now().getTime()
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString()
  const other = randomUUID().slice(0, 13)
  const formula = { uid: other, name: 'Autre', amount: 1000, periodDuration: 1, periodDurationUnit: 'month' }
  expect((await admin.post('/staff/formulas', formula)).status).toBe(201)
  const codes = await Promise.all(
    [{ until: at(-1) }, { from: at(1) }, { active: false }, { formulas: [other] }].map(addCode),
  )
  for (const code of [...codes, 'INCONNU', 'é', '%00']) {
    expect(await read(code), code).toMatchObject({ isValid: false, amount: null, reference: null })
  }
  expect(await read(codes[3] as string, other)).toMatchObject({ isValid: true, amount: 500 })
})

test('a reduction code has the lowest price of the last 30 days as its reference price', async () => {
  const uid = randomUUID().slice(0, 13)
  const formula = { uid, name: 'Mobile', amount: 3000, periodDuration: 1, periodDurationUnit: 'month' }
  await admin.post('/staff/formulas', formula)
  await admin.patch(`/staff/formulas/${uid}`, { amount: 2500, version: 1 })
  app.clock.advance(10 * 86_400_000)
  admin = await createUser(app, ['admin'])
  await admin.patch(`/staff/formulas/${uid}`, { amount: 4000, version: 2 })
  const code = await addCode()
  expect(await read(code, uid)).toMatchObject({ amount: 2000, reference: 2500 })
  app.clock.advance(31 * 86_400_000)
  expect(await read(code, uid)).toMatchObject({ amount: 2000, reference: 4000 })
})

test('a reduction code reduces the price of its periods; then the full price returns', async () => {
  const code = await addCode({ percent: 25, periods: 2 })
  const { person, answer } = await orderWith(code)
  expect(answer).toMatchObject({ status: 200, body: { payload: { status: 'Success' } } })
  expect(await subscriptionOf(person)).toMatchObject({
    amount: 3990,
    nextPaymentAmount: 2992,
    reduction: { code, amount: 2992, periods: 2 },
  })
  await passTime(app, { days: 4 })
  await passTime(app, { days: 31 })
  expect(await subscriptionOf(person)).toMatchObject({ nextPaymentAmount: 3990, reduction: null })
  await passTime(app, { days: 31 })
  expect(await ledgerLines(app, person.uid)).toEqual([
    'charge 190',
    'charge 2992',
    'charge 2992',
    'refund 2000',
    'charge 3990',
  ])
})

test('a reduction code that is not valid returns 400 and charges nothing', async () => {
  const { person, answer } = await orderWith('INCONNU')
  expect(violationsOf(answer)).toEqual([400, ['code', 'invalid']])
  expect(await ledgerLines(app, person.uid)).toEqual([])
  expect(
    violationsOf(await person.post('/subscriptions/payment-link', { formula: 'default', code: 'INCONNU' })),
  ).toEqual([400, ['code', 'invalid']])
  expect((await person.subscribe()).status).toBe(200)
})

test('a reduction code with three uses reduces exactly three of ten orders at once', async () => {
  const code = await addCode({ uses: 3 })
  const orders = await Promise.all(Array.from({ length: 10 }, () => orderWith(code)))
  const statuses = orders.map(({ answer }) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 400)).toHaveLength(7)
  expect(await usedBy(code)).toBe(3)
  expect(await read(code)).toMatchObject({ isValid: false })
})

test('a refused card releases a reduction code for another card', async () => {
  const code = await addCode({ uses: 1 })
  const { person, answer } = await orderWith(code, cards.refused)
  expect(answer.status).toBe(400)
  expect(await usedBy(code)).toBe(0)
  expect((await person.subscribe(cards.success, { body: { code } })).status).toBe(200)
  expect(await usedBy(code)).toBe(1)
})

test('a reduction code is valid once per person and, by default, once per card', async () => {
  const code = await addCode({ oncePerCard: undefined })
  const { person } = await orderWith(code)
  await person.post('/subscriptions/withdraw')
  expect(violationsOf(await person.subscribe(cards.success, { body: { code } }))).toEqual([400, ['code', 'invalid']])
  expect(violationsOf((await orderWith(code)).answer)).toEqual([400, ['code', 'invalid']])
  expect((await orderWith(code, cards.declinedRenewals)).answer.status).toBe(200)
})

test('a reduction code still answers a repeated Idempotency-Key after its last use', async () => {
  const code = await addCode({ uses: 1 })
  const person = await createSubscriber(app)
  const more = { body: { code }, headers: { 'idempotency-key': randomUUID() } }
  const first = await person.subscribe(cards.success, more)
  expect(await person.subscribe(cards.success, more)).toMatchObject({ status: first.status, body: first.body })
})

test('Only wrong codes count towards the limit, which then blocks valid codes too', async () => {
  const code = await addCode()
  const ask = (value: string) => app.call('GET', `/codes/${value}`, { headers: { 'x-forwarded-for': '198.51.100.7' } })
  for (let times = 0; times < 60; times += 1) expect((await ask(code)).status).toBe(200)
  const statuses = []
  for (let times = 0; times < 51; times += 1) statuses.push((await ask(`FAUX-${times}`)).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await ask(code)).status).toBe(429)
})

test('A member who asks for ten invalid codes is refused from every address', async () => {
  const person = await createSubscriber(app)
  const ask = (times: number) =>
    app.call('GET', `/codes/FAUX-${times}`, {
      token: person.token,
      headers: { 'x-forwarded-for': `198.51.100.${100 + times}` },
    })
  for (let times = 0; times < 10; times += 1) expect((await ask(times)).status).toBe(200)
  expect((await ask(10)).status).toBe(429)
})

test('A used code cannot be deleted and keeps its results; invalid codes are refused', async () => {
  const code = await addCode()
  await orderWith(code)
  const { payload } = (await admin.get(`/staff/codes/${code}`)).body
  expect(violationsOf(await admin.delete(`/staff/codes/${code}?version=${payload.version}`))).toEqual([
    409,
    ['uid', 'invalid'],
  ])
  const stopped = await admin.patch(`/staff/codes/${code}`, { active: false, version: payload.version })
  expect(stopped.body.payload).toMatchObject({ active: false, isValid: false })
  expect((await admin.get(`/staff/codes/${code}/results`)).body.payload).toMatchObject({ code, charged: null })
  const wrong = async (fields: object) => violationsOf(await admin.post('/staff/codes', { uid: 'ABC', ...fields }))
  expect(await wrong({})).toEqual([400, ['percent', 'missing']])
  expect(await wrong({ percent: 10, amount: 100 })).toEqual([400, ['amount', 'invalid']])
  expect(await wrong({ percent: 10, formulas: ['aucune'] })).toEqual([400, ['formulas', 'invalid']])
  expect(violationsOf(await admin.post('/staff/codes', { uid: code.toLowerCase(), percent: 5 }))).toEqual([
    409,
    ['uid', 'duplicate'],
  ])
})

test('Staff can list the codes of one formula or those of all formulas', async () => {
  const formula = `annuel-${randomUUID().slice(0, 8)}`
  const yearly = { uid: formula, name: 'Un an', amount: 39900, periodDuration: 1, periodDurationUnit: 'year' }
  await admin.post('/staff/formulas', yearly)
  const own = await addCode({ formulas: ['default', formula] })
  const forAll = await addCode()
  const list = async (filter: string): Promise<string[]> =>
    (await admin.get(`/staff/codes?perPage=100&filter[formula]=${encodeURIComponent(filter)}`)).body.payload.map(
      ({ uid }: { uid: string }) => uid,
    )
  expect(await list(formula)).toEqual([own])
  expect(await list('*')).toContain(forAll)
  expect(await list('*')).not.toContain(own)
  expect((await admin.get('/staff/codes?filter[formula]=Un%20an')).status).toBe(400)
})
