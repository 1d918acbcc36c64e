import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createSubscriber } from '../../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
const received: unknown[] = []
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'])
  app.platform.events.subscribe('offers', (data) => received.push(data))
})
afterAll(() => app.close())

const code = () => randomUUID().slice(0, 13)
const monthly = (uid: string) => ({
  uid,
  name: 'Au mois',
  amount: 2990,
  periodDuration: 1,
  periodDurationUnit: 'month',
})
async function addFormula(): Promise<string> {
  const uid = code()
  expect((await admin.post('/staff/formulas', monthly(uid))).status).toBe(201)
  return uid
}
async function addToken(formula: string): Promise<string> {
  const value = code()
  expect((await admin.post('/staff/traffic-tokens', { value, formula })).status).toBe(201)
  return value
}

test('a formula is created with zero for omitted amounts and offered at once', async () => {
  const uid = code()
  const created = await admin.post('/staff/formulas', monthly(uid))
  expect(created.status).toBe(201)
  expect(created.body.payload).toEqual({
    ...monthly(uid),
    trialAmount: 0,
    creditAmount: 0,
    creditDelay: null,
    creditDelayUnit: null,
    trialDuration: null,
    trialDurationUnit: null,
    private: false,
    listed: false,
    order: 0,
    version: 1,
  })
  expect((await app.call('GET', `/formulas/${uid}`)).body.payload.amount).toBe(2990)
  expect(await auditOf(admin, uid)).toEqual([['formulas.create', created.body.payload]])
  await expect.poll(() => received).toContainEqual({ formula: uid })
})

test('a formula cannot reuse the uid of another formula', async () => {
  const answer = await admin.post('/staff/formulas', monthly(await addFormula()))
  expect(violationsOf(answer)).toEqual([409, ['uid', 'duplicate']])
})

test('a formula can be replaced with all its fields', async () => {
  const path = `/staff/formulas/${await addFormula()}`
  const { payload } = (await admin.get(path)).body
  const replaced = await admin.put(path, { ...payload, name: 'Au trimestre', periodDuration: 3 })
  expect(replaced.body.payload).toEqual({ ...payload, name: 'Au trimestre', periodDuration: 3, version: 2 })
})

test('a formula needs a duration and its unit together, even in a partial change', async () => {
  const path = `/staff/formulas/${await addFormula()}`
  expect(violationsOf(await admin.patch(path, { trialDuration: 3, version: 1 }))).toEqual([
    400,
    ['trialDurationUnit', 'missing'],
  ])
  const change = { trialDuration: 3, trialDurationUnit: 'day', version: 1 }
  expect((await admin.patch(path, change)).body.payload).toMatchObject({ trialDuration: 3, version: 2 })
  expect(violationsOf(await admin.patch(path, { trialDurationUnit: null, version: 2 }))).toEqual([
    400,
    ['trialDurationUnit', 'missing'],
  ])
  expect((await admin.get(path)).body.payload).toMatchObject({ trialDurationUnit: 'day', version: 2 })
})

test('a formula needs a trial duration if it has a trial price', async () => {
  const path = `/staff/formulas/${await addFormula()}`
  expect(violationsOf(await admin.patch(path, { trialAmount: 190, version: 1 }))).toEqual([
    400,
    ['trialDuration', 'missing'],
  ])
  const trial = { trialAmount: 190, trialDuration: 3, trialDurationUnit: 'day', version: 1 }
  expect((await admin.patch(path, trial)).body.payload).toMatchObject({ trialAmount: 190, version: 2 })
  const removed = { trialDuration: null, trialDurationUnit: null, version: 2 }
  expect(violationsOf(await admin.patch(path, removed))).toEqual([400, ['trialDuration', 'missing']])
})

test('a formula refuses a change or a deletion without its current version', async () => {
  const path = `/staff/formulas/${await addFormula()}`
  expect(violationsOf(await admin.patch(path, { amount: 1 }))).toEqual([400, ['version', 'missing']])
  expect((await admin.patch(path, { amount: 1, version: 1 })).status).toBe(200)
  expect(violationsOf(await admin.patch(path, { amount: 2, version: 1 }))).toEqual([409, ['version', 'invalid']])
  expect(violationsOf(await admin.delete(path))).toEqual([400, ['version', 'missing']])
  expect(violationsOf(await admin.delete(`${path}?version=x`))).toEqual([400, ['version', 'invalid']])
  expect(violationsOf(await admin.delete(`${path}?version=1`))).toEqual([409, ['version', 'invalid']])
  expect((await admin.delete(`${path}?version=2`)).status).toBe(204)
  expect((await admin.get(path)).status).toBe(404)
  expect((await admin.delete(`${path}?version=2`)).status).toBe(404)
})

test('a formula accepts only one of several parallel changes', async () => {
  const path = `/staff/formulas/${await addFormula()}`
  const answers = await Promise.all([1, 2, 3].map((amount) => admin.patch(path, { amount, version: 1 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await admin.get(path)).body.payload.version).toBe(2)
})

test('a formula used by a subscription, a registration or a token cannot be deleted', async () => {
  const [subscribed, registered, offered] = [await addFormula(), await addFormula(), await addFormula()]
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe(undefined, { body: { formula: subscribed } })
  await addToken(offered)
  const registration = { uid: randomUUID(), identifier: `${randomUUID()}@exemple.fr`, formula: registered }
  expect((await app.call('POST', '/registrations/register', { body: registration })).status).toBe(201)
  for (const uid of [subscribed, registered, offered]) {
    expect(violationsOf(await admin.delete(`/staff/formulas/${uid}?version=1`))).toEqual([409, ['uid', 'invalid']])
  }
})

test('a formula named default cannot be deleted', async () => {
  const { version } = (await admin.get('/staff/formulas/default')).body.payload
  const answer = await admin.delete(`/staff/formulas/default?version=${version}`)
  expect(violationsOf(answer)).toEqual([409, ['uid', 'invalid']])
})

test('a formula does not change for existing subscribers', async () => {
  const uid = await addFormula()
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe(undefined, { body: { formula: uid } })
  await admin.patch(`/staff/formulas/${uid}`, { amount: 9990, version: 1 })
  expect(await subscriber.subscription()).toMatchObject({ amount: 2990, nextPaymentAmount: 2990 })
})

test('formulas are listed by name, searched, filtered by uid, sorted by amount', async () => {
  const uids = [await addFormula(), await addFormula()]
  await admin.patch(`/staff/formulas/${uids[0]}`, { name: 'Éclosion', amount: 9, version: 1 })
  const list = async (query: string) => {
    const { payload } = (await admin.get(`/staff/formulas?perPage=100&${query}`)).body
    return payload.map(({ uid }: { uid: string }) => uid)
  }
  const both = `filter[uid]=${uids[0]}&filter[uid]=${uids[1]}`
  expect(await list('q=eclosion')).toEqual([uids[0]])
  expect(await list(both)).toEqual([uids[1], uids[0]])
  expect(await list(`${both}&sort=amount&order=asc`)).toEqual([uids[0], uids[1]])
  expect(await list(`${both}&sort=amount&order=desc`)).toEqual([uids[1], uids[0]])
})

describe('an order', () => {
  const isOrdered = async (formula: string, trafficToken?: string) => {
    const order = { formula, ...(trafficToken && { trafficToken }) }
    const person = await createSubscriber(app)
    const link = await person.post('/subscriptions/payment-link', order)
    const paid = await person.subscribe(undefined, { body: order })
    expect(link.status).toBe(paid.status)
    if (paid.status === 400) expect(violationsOf(paid)).toEqual([400, ['formula', 'invalid']])
    return paid.status === 200
  }
  const needsToken = async (formula: string) =>
    (await app.call('GET', `/formulas/${formula}`)).body.payload.needsToken === true

  test('an order for a private formula needs a token of that formula', async () => {
    const formula = await addFormula()
    expect(await isOrdered(formula)).toBe(true)
    await admin.patch(`/staff/formulas/${formula}`, { private: true, version: 1 })
    expect(await needsToken(formula)).toBe(true)
    expect(await isOrdered(formula)).toBe(false)
    expect(await isOrdered(formula, await addToken('default'))).toBe(false)
    expect(await isOrdered(formula, await addToken(formula))).toBe(true)
    expect(await isOrdered('default', await addToken(formula))).toBe(true)
  })

  test('an order is refused for a formula whose tokens have all expired', async () => {
    const formula = await addFormula()
    const path = `/staff/traffic-tokens/${await addToken(formula)}`
    expect([await needsToken(formula), await isOrdered(formula)]).toEqual([false, true])
    const expires = new Date(app.clock.now().getTime() - 1000).toISOString()
    await admin.patch(path, { expires, version: 1 })
    expect([await needsToken(formula), await isOrdered(formula)]).toEqual([true, false])
    await addToken(formula)
    expect(await isOrdered(formula)).toBe(true)
  })

  test('an order is always accepted for the default formula', async () => {
    const { version } = (await admin.get('/staff/formulas/default')).body.payload
    await admin.patch('/staff/formulas/default', { private: true, version })
    expect([await needsToken('default'), await isOrdered('default')]).toEqual([false, true])
  })

  test('a private formula stays private after a PUT that omits the field', async () => {
    const path = `/staff/formulas/${await addFormula()}`
    await admin.patch(path, { private: true, version: 1 })
    const { private: _private, ...others } = (await admin.get(path)).body.payload
    expect((await admin.put(path, { ...others, name: 'Autrement' })).body.payload).toMatchObject({ private: true })
  })
})

test('a traffic token is created and valid at once', async () => {
  const value = code()
  const created = await admin.post('/staff/traffic-tokens', { value, formula: 'default' })
  expect(created.status).toBe(201)
  expect(created.body.payload).toEqual({
    uid: value,
    value,
    formula: 'default',
    active: true,
    expires: null,
    isValid: true,
    date: expect.stringMatching(/Z$/),
    version: 1,
  })
  const { payload } = (await app.call('GET', `/traffic-tokens/${value}`)).body
  expect(payload).toEqual({ value, isValid: true, formula: 'default' })
  await expect.poll(() => received).toContainEqual({ trafficToken: value })
})

test('a token of an unknown formula returns 400, a taken value 409', async () => {
  const unknown = { value: code(), formula: code() }
  expect(violationsOf(await admin.post('/staff/traffic-tokens', unknown))).toEqual([400, ['formula', 'invalid']])
  const taken = { value: await addToken('default'), formula: 'default' }
  expect(violationsOf(await admin.post('/staff/traffic-tokens', taken))).toEqual([409, ['value', 'duplicate']])
  const path = `/staff/traffic-tokens/${taken.value}`
  const change = { formula: code(), version: 1 }
  expect(violationsOf(await admin.patch(path, change))).toEqual([400, ['formula', 'invalid']])
})

test('a traffic token is invalid when it is expired or inactive', async () => {
  const path = `/staff/traffic-tokens/${await addToken('default')}`
  const soon = new Date(app.clock.now().getTime() + 60_000)
  const paris = `${new Date(soon.getTime() + 3_600_000).toISOString().slice(0, -1)}+01:00`
  const changed = await admin.patch(path, { expires: paris, version: 1 })
  expect(changed.body.payload).toMatchObject({ expires: soon.toISOString(), isValid: true, version: 2 })
  app.clock.advance(60_000)
  expect((await admin.get(path)).body.payload.isValid).toBe(false)
  const whole = (await admin.get(path)).body.payload
  const off = await admin.put(path, { ...whole, expires: null, active: false })
  expect(off.body.payload).toMatchObject({ expires: null, active: false, isValid: false, version: 3 })
})

test('a traffic token is changed and deleted only with its current version', async () => {
  const value = await addToken('default')
  const path = `/staff/traffic-tokens/${value}`
  expect(violationsOf(await admin.patch(path, { active: false }))).toEqual([400, ['version', 'missing']])
  expect((await admin.patch(path, { active: false, version: 1 })).status).toBe(200)
  expect(violationsOf(await admin.patch(path, { active: true, version: 1 }))).toEqual([409, ['version', 'invalid']])
  expect(violationsOf(await admin.delete(`${path}?version=1`))).toEqual([409, ['version', 'invalid']])
  expect((await admin.delete(`${path}?version=2`)).status).toBe(204)
  expect((await admin.delete(`${path}?version=2`)).status).toBe(404)
  const lines = await auditOf(admin, value)
  expect(lines[1]?.[1]).toEqual({ from: { active: true }, to: { active: false } })
  expect(lines.map(([action]) => action)).toEqual([
    'traffic-tokens.create',
    'traffic-tokens.change',
    'traffic-tokens.remove',
  ])
})

test('a traffic token can be filtered by formula, found by its value and sorted', async () => {
  const formula = await addFormula()
  const values = [await addToken(formula), await addToken(formula)].sort()
  const list = async (query: string) => {
    const { payload } = (await admin.get(`/staff/traffic-tokens?${query}`)).body
    return payload.map(({ uid }: { uid: string }) => uid)
  }
  expect(await list(`filter[formula]=${formula}&sort=value&order=asc`)).toEqual(values)
  expect(await list(`filter[formula]=${formula}&sort=expires&order=desc`)).toEqual(values)
  expect(await list(`q=${values[1]?.slice(2)}`)).toEqual([values[1]])
})

test('a traffic token is never created when a parallel request deletes its formula', async () => {
  const formula = await addFormula()
  const [token, removal] = await Promise.all([
    admin.post('/staff/traffic-tokens', { value: code(), formula }),
    admin.delete(`/staff/formulas/${formula}?version=1`),
  ])
  expect([
    [201, 409],
    [400, 204],
  ]).toContainEqual([token.status, removal.status])
})
