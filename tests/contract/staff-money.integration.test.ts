import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderGift } from '../../modules/subscriptions/fixtures/gifts.ts'
import {
  createSubscriber,
  ledgerLines,
  passTime,
  type TestSubscriber,
} from '../../modules/subscriptions/fixtures/subscriber.ts'
import { auditOf, createStaffApp, createUser, type Person } from '../fixtures/staff-people.ts'
import type { ApiAnswer, TestApp } from '../fixtures/test-app.ts'

let app: TestApp
let admin: Person
let camille: TestSubscriber
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'])
  camille = await createSubscriber(app)
  await camille.subscribe()
  await orderGift(app, {})
  await app.settle()
})
afterAll(() => app.close())

const resources = [
  'members',
  'subscriptions',
  'payments',
  'credits',
  'gifts',
  'formulas',
  'traffic-tokens',
  'mails',
  'audit',
]
const acts = [
  'members/:uid/suspend',
  'members/:uid/restore',
  'members/:uid/grant-vip',
  'members/:uid/end-vip',
  'subscriptions/:uid/stop',
  'subscriptions/:uid/give-months',
  'payments/:uid/refund',
  'mails/:uid/resend',
  'gifts/:uid/resend',
]

// biome-ignore lint/suspicious/noExplicitAny: rows of every shape are looked into
const rowsOf = async (query: string): Promise<any[]> => (await admin.get(`/staff/${query}`)).body.payload
const paymentOf = async () => (await rowsOf(`payments?q=${camille.email}`))[0].uid as string

function expectRefusal(answer: ApiAnswer, what: string, ...statuses: number[]): void {
  expect(statuses, `${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`).toContain(answer.status)
  expect(answer.body, what).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
}

const queries = [
  'page=0',
  'page=-1',
  'page=1e99',
  'page=99999999999999999999',
  'page=beaucoup',
  'perPage=0',
  'perPage=101',
  'sort=__proto__',
  'sort=password',
  'sort=%00',
  'order=up',
  'order[date]=asc',
  'filter[uid]=%00',
  'filter=1',
  `q=${'x'.repeat(3000)}`,
]

describe.each(resources)('the list of %s', (resource) => {
  test.each(queries)('refuses %s', async (query) => {
    expectRefusal(await admin.get(`/staff/${resource}?${query}`), query, 400)
  })
})

test.each(resources)('unknown query keys of the list of %s change nothing', async (resource) => {
  const plain = await admin.get(`/staff/${resource}`)
  const answer = await admin.get(`/staff/${resource}?surprise=1`)
  expect([answer.status, answer.body.page]).toEqual([200, plain.body.page])
})

test.each(resources)('an unknown filter or sort of the list of %s is a 400 that names it', async (resource) => {
  for (const key of ['surprise', '__proto__', 'constructor']) {
    const { status, body } = await admin.get(`/staff/${resource}?filter[${key}]=1`)
    expect([status, body.violations]).toMatchObject([400, [{ property: `filter.${key}`, type: 'invalid' }]])
  }
  const { status, body } = await admin.get(`/staff/${resource}?sort=surprise`)
  expect([status, body.violations]).toMatchObject([400, [{ property: 'sort', type: 'invalid' }]])
})

const names = [
  'x%20y',
  '%00',
  '..%2F..',
  '%F0%9F%92%A9',
  "'%3B--",
  'A'.repeat(200),
  '{}',
  '__proto__',
  `${randomUUID()}x`,
]

test.each(resources)('an invalid uid of %s is a 400 or a 404', async (resource) => {
  for (const name of names) expectRefusal(await admin.get(`/staff/${resource}/${name}`), name, 400, 404)
})

test.each(acts)('%s refuses an invalid uid', async (act) => {
  for (const name of names) {
    const answer = await admin.post(`/staff/${act.replace(':uid', name)}`, { reason: 'essai' })
    expectRefusal(answer, name, 400, 404)
  }
})

const bodies: [string, unknown][] = [
  ['a list', []],
  ['a number', 42],
  ['text', 'null et non avenu'],
  ['a reason that is a number', { reason: 7 }],
  ['a reason that is an object', { reason: { toString: 'x' } }],
  ['an unknown property', { reason: 'essai', surprise: 1 }],
  ['an amount below nothing', { reason: 'essai', amount: -1 }],
  ['a huge amount', { reason: 'essai', amount: 1e308 }],
  ['a NUL character', { reason: 'es\u0000sai' }],
  ['half a character', { reason: 'es\ud800sai' }],
  ['far too long a reason', { reason: 'x'.repeat(100_000) }],
]

test.each(acts)('%s refuses an invalid body and changes nothing', async (act) => {
  const kind = act.split('/')[0]
  const mail = (await rowsOf(`mails?filter[to]=${camille.email}`))[0].uid
  const gifts = (await rowsOf('gifts'))[0].uid
  const subscriptions = (await rowsOf(`subscriptions?filter[member]=${camille.uid}`))[0].uid
  const ofKinds = { members: camille.uid, payments: await paymentOf(), mails: mail, gifts, subscriptions }
  const uid = ofKinds[(kind ?? '') as keyof typeof ofKinds]
  const before = await auditOf(admin, uid)
  for (const [what, body] of bodies) {
    const answer = await admin.post(`/staff/${act.replace(':uid', uid)}`, JSON.stringify(body), {
      'content-type': 'application/json',
    })
    expectRefusal(answer, what, 400)
  }
  expect(await auditOf(admin, uid)).toEqual(before)
})

test('a refund without a reason is refused', async () => {
  for (const body of [undefined, {}, { reason: '' }, { reason: null }]) {
    expectRefusal(await admin.post(`/staff/payments/${await paymentOf()}/refund`, body), JSON.stringify(body), 400)
  }
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})

const none = { trialDuration: null, trialDurationUnit: null, creditDelay: null, creditDelayUnit: null }
const terms = { ...none, trialAmount: 0, creditAmount: 0, periodDuration: 1, periodDurationUnit: 'month' }
const formula = { ...terms, name: 'Essai', amount: 1000 }
const fields: [string, string, unknown][] = [
  ['an amount below nothing', 'amount', -1],
  ['part of a cent', 'amount', 0.5],
  ['a huge amount', 'amount', 1e21],
  ['an infinite amount', 'amount', '1e999'],
  ['an amount as text', 'amount', '1000'],
  ['no amount', 'amount', null],
  ['a trial below nothing', 'trialAmount', -190],
  ['a period of nothing', 'periodDuration', 0],
  ['an endless period', 'periodDuration', 1e9],
  ['an unknown unit', 'periodDurationUnit', 'eon'],
  ['a unit that objects have', 'periodDurationUnit', 'constructor'],
  ['a name with NUL', 'name', 'Es\u0000sai'],
  ['no name', 'name', ''],
  ['a name of a page', 'name', 'x'.repeat(5000)],
  ['a unit without a number', 'trialDurationUnit', 'day'],
  ['an unknown property', 'surprise', 1],
]

describe.each(fields)('a formula with %s', (what, field, value) => {
  test('is refused on creation and leaves a stored formula unchanged', async () => {
    const uid = `essai-${randomUUID().slice(0, 8)}`
    expectRefusal(await admin.post('/staff/formulas', { ...formula, uid, [field]: value }), what, 400)
    const made = await admin.post('/staff/formulas', { ...formula, uid })
    expect(made.status).toBe(201)
    const { version } = made.body.payload
    expectRefusal(await admin.put(`/staff/formulas/${uid}`, { ...formula, version, [field]: value }), what, 400)
    expectRefusal(await admin.patch(`/staff/formulas/${uid}`, { version, [field]: value }), what, 400)
    expect((await admin.get(`/staff/formulas/${uid}`)).body).toEqual(made.body)
  })
})

const tokens: [string, object][] = [
  ['an address', { value: '../x' }],
  ['capitals', { value: 'ETE' }],
  ['a NUL character', { value: 'e\u0000te' }],
  ['another formula than any', { formula: 'nulle-part' }],
  ['a formula that is a number', { formula: 1 }],
  ['a day that does not exist', { expires: '2026-02-30T00:00:00Z' }],
  ['no date', { expires: 'demain' }],
  ['a year that no calendar has', { expires: '+999999-01-01T00:00:00Z' }],
  ['active by a word', { active: 'oui' }],
  ['an unknown property', { surprise: 1 }],
]

test.each(tokens)('a traffic token with %s is refused', async (what, change) => {
  const value = `essai-${randomUUID().slice(0, 8)}`
  expectRefusal(await admin.post('/staff/traffic-tokens', { value, formula: 'default', ...change }), what, 400)
})

const versions: [string, unknown, number][] = [
  ['missing', undefined, 400],
  ['text', '1', 400],
  ['below one', 0, 400],
  ['part of one', 1.5, 400],
  ['huge', 1e99, 400],
  ['nothing', null, 400],
  ['outdated', 1, 409],
  ['of the future', 99, 409],
]

test.each(versions)(
  'a formula is neither changed nor removed with a version that is %s',
  async (what, version, status) => {
    const uid = `version-${randomUUID().slice(0, 8)}`
    await admin.post('/staff/formulas', { ...formula, uid })
    expect((await admin.patch(`/staff/formulas/${uid}`, { name: 'Deuxième', version: 1 })).status).toBe(200)
    const writes = [
      await admin.patch(`/staff/formulas/${uid}`, { name: 'Troisième', version }),
      await admin.put(`/staff/formulas/${uid}`, { ...formula, version }),
      await admin.delete(`/staff/formulas/${uid}${version === undefined ? '' : `?version=${version}`}`),
    ]
    const type = version === undefined ? 'missing' : expect.any(String)
    for (const [index, answer] of writes.entries()) {
      const isText = index === 2 && version === '1'
      expectRefusal(answer, what, isText ? 409 : status)
      expect(answer.body.violations).toEqual([{ property: 'version', type, message: expect.any(String) }])
    }
    expect((await admin.get(`/staff/formulas/${uid}`)).body.payload).toMatchObject({ name: 'Deuxième', version: 2 })
  },
)

describe('several identical requests at once', () => {
  const times = 4
  const press = (path: string, body: object = { reason: 'deux fois' }) =>
    Promise.all(Array.from({ length: times }, () => admin.post(`/staff/${path}`, body)))
  const changes = async (uid: string, action: string) =>
    (await auditOf(admin, uid)).filter(([name, detail]) => name === action && (detail as { changed: boolean }).changed)

  test.each(['suspend', 'restore', 'grant-vip', 'end-vip'])('%s is done once', async (act) => {
    const other = await createUser(app, act === 'end-vip' ? ['user', 'vip'] : ['user'])
    if (act === 'restore') await admin.post(`/staff/members/${other.uid}/suspend`)
    expect((await press(`members/${other.uid}/${act}`)).map(({ status }) => status)).toEqual(Array(times).fill(200))
    expect(await changes(other.uid, `members.${act}`)).toHaveLength(1)
  })

  test('a mail is resent only once', async () => {
    await app.settle()
    const [{ uid, attempts }] = await rowsOf(`mails?filter[to]=${camille.email}&sort=date&order=asc`)
    expect((await press(`mails/${uid}/resend`)).map(({ status }) => status)).toEqual(Array(times).fill(200))
    await app.settle()
    expect((await admin.get(`/staff/mails/${uid}`)).body.payload.attempts).toBe(attempts + 1)
  })

  test('a formula is created once and changed once', async () => {
    const uid = `deux-${randomUUID().slice(0, 8)}`
    const made = await Promise.all([1, 2, 3].map(() => admin.post('/staff/formulas', { ...formula, uid })))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const change = { name: 'Autre', version: 1 }
    const changed = await Promise.all([1, 2, 3].map(() => admin.patch(`/staff/formulas/${uid}`, change)))
    expect(changed.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('a payment is refunded once', async () => {
    const answers = await press(`payments/${await paymentOf()}/refund`)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(times - 1).fill(409)])
    await passTime(app, { seconds: 2 })
    expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 190'])
  })
})
