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
import { cards, createSubscriber, ledgerLines, passTime, type TestSubscriber } from '../../fixtures/subscriber.ts'
import { eraseSubscriptions } from '../../index.ts'

let app: TestApp
let admin: Person
let early: TestSubscriber
let late: TestSubscriber
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-06-01T08:00:00Z', workers: false })
  admin = await createUser(app, ['admin'])
  early = await createSubscriber(app)
  await early.subscribe()
  app.clock.advance(60_000)
  late = await createSubscriber(app)
  await late.subscribe(cards.refused)
  await late.subscribe()
})
afterAll(() => app.close())

const uidsOf = (answer: { body: { payload: { uid: string }[] } }) => answer.body.payload.map(({ uid }) => uid)
// biome-ignore lint/suspicious/noExplicitAny: tests read rows of every shape
const rowsOf = async (path: string): Promise<any[]> => (await admin.get(path)).body.payload

test('subscriptions have the member’s fields and the member’s name and e-mail', async () => {
  const rows = await rowsOf(`/staff/subscriptions?filter[member]=${early.uid}`)
  const { card: _card, waitingFor: _waiting, ...own } = await early.subscription()
  const terms = { version: expect.any(String), acceptedDateTime: expect.any(String) }
  const nothing = { givenUntil: null, switches: [] }
  const staffs = { member: early.uid, name: 'Camille', email: early.email, version: expect.any(Number), ...nothing }
  expect(rows).toEqual([{ ...own, ...staffs, terms }])
  expect((await admin.get(`/staff/subscriptions/${own.uid}`)).body.payload).toEqual(rows[0])
  expect((await admin.get(`/staff/subscriptions/${randomUUID()}`)).status).toBe(404)
})

test('subscriptions are filtered by status and found by the member’s e-mail', async () => {
  const [ended] = await rowsOf('/staff/subscriptions?filter[status]=ended')
  expect(ended).toMatchObject({ member: late.uid, startedDateTime: null })
  const found = await admin.get(`/staff/subscriptions?q=${late.email.slice(3, 12)}&filter[status]=trialing`)
  expect(found.body.page).toEqual({ total: 1 })
  expect(found.body.payload[0].member).toBe(late.uid)
  expect((await admin.get(`/staff/subscriptions?filter[member]=${randomUUID()}`)).body.page.total).toBe(0)
})

test.each(['startedDateTime', 'nextPaymentDateTime', 'expirationDateTime'])(
  'subscriptions are sorted by %s, with nulls last in both directions',
  async (sort) => {
    const members = async (order: string) => {
      const rows = await rowsOf(`/staff/subscriptions?sort=${sort}&order=${order}`)
      return rows.map((row) => [row.member, row[sort] === null])
    }
    expect(await members('asc')).toEqual([
      [early.uid, false],
      [late.uid, false],
      [late.uid, true],
    ])
    expect(await members('desc')).toEqual([
      [late.uid, false],
      [early.uid, false],
      [late.uid, true],
    ])
  },
)

test.each(['status', 'amount', 'formula', 'uid'])('subscriptions can be sorted by %s', async (sort) => {
  expect(await rowsOf(`/staff/subscriptions?sort=${sort}`)).toHaveLength(3)
})

test('payments show kind, state and member', async () => {
  const [payment] = await rowsOf(`/staff/payments?filter[member]=${early.uid}`)
  const nothingBack = { refundedDateTime: null, refundRetryDateTime: null, reason: null, dispute: null }
  expect(payment).toEqual({
    ...{ uid: expect.any(String), member: early.uid, name: 'Camille' },
    email: early.email,
    subscription: (await early.subscription()).uid,
    gift: null,
    kind: 'trial',
    state: 'succeeded',
    amount: 190,
    provider: 'sandbox',
    card: { brand: 'visa', last4: '4242' },
    receipt: expect.stringMatching(/^2\d{3}-\d{6}$/),
    errorCode: null,
    date: expect.stringMatching(/Z$/),
    ...{ refunded: 0, refundable: 190, ...nothingBack },
  })
})

test('payments can be filtered, found by e-mail and sorted', async () => {
  const [failed] = await rowsOf('/staff/payments?filter[state]=failed')
  expect(failed).toMatchObject({ member: late.uid, errorCode: 'R200', state: 'failed' })
  expect((await rowsOf('/staff/payments?filter[kind]=renewal')).length).toBe(0)
  expect(await rowsOf(`/staff/payments?filter[subscription]=${failed.subscription}`)).toEqual([failed])
  expect(await rowsOf(`/staff/payments?q=${late.email}&filter[state]=succeeded&filter[state]=failed`)).toHaveLength(2)
  const newest = await rowsOf('/staff/payments')
  expect(newest.map(({ member }) => member)).toEqual([late.uid, late.uid, early.uid])
  const states = async (order: string) =>
    (await rowsOf(`/staff/payments?sort=state&order=${order}`)).map(({ state }) => state)
  expect(await states('asc')).toEqual(['failed', 'succeeded', 'succeeded'])
  expect(await states('desc')).toEqual(['succeeded', 'succeeded', 'failed'])
  expect((await admin.get(`/staff/payments/${randomUUID()}`)).status).toBe(404)
})

test('waiting payments show whether the provider or the buyer must act', async () => {
  const [slow, away] = [await createSubscriber(app), await createSubscriber(app)]
  await slow.subscribe(cards.pending)
  await away.subscribe(cards.authentication)
  const waiting = async (whom: string) =>
    (await rowsOf(`/staff/payments?filter[awaits]=${whom}`)).map(({ member, state }) => [member, state])
  expect(await waiting('provider')).toEqual([[slow.uid, 'pending']])
  expect(await waiting('payer')).toEqual([[away.uid, 'pending']])
  expect((await admin.get('/staff/payments?filter[awaits]=me')).status).toBe(400)
})

test('credits are listed per member with their next step, filtered and sorted', async () => {
  const own = (await early.subscription()).credits[0]
  const rows = await rowsOf(`/staff/credits?filter[member]=${early.uid}`)
  expect(rows).toEqual([
    {
      ...own,
      ...{ uid: expect.any(String), member: early.uid, name: 'Camille' },
      email: early.email,
      subscription: (await early.subscription()).uid,
      step: { state: 'expected', date: own.dueDateTime, amount: own.amount },
    },
  ])
  expect((await admin.get(`/staff/credits/${rows[0].uid}`)).body.payload).toEqual(rows[0])
  const sorted = await admin.get('/staff/credits?sort=dueDateTime&order=asc')
  expect(sorted.body.payload.map(({ member }: { member: string }) => member)).toEqual([early.uid, late.uid])
  expect(uidsOf(await admin.get(`/staff/credits?q=${early.email}`))).toEqual([rows[0].uid])
  expect(await rowsOf('/staff/credits?filter[kind]=order&filter[state]=due')).toHaveLength(sorted.body.page.total)
  expect(await rowsOf('/staff/credits?filter[kind]=promise')).toEqual([])
  expect(await rowsOf('/staff/credits?filter[state]=paid')).toEqual([])
})

describe('a refund', () => {
  const paymentOf = async ({ uid }: TestSubscriber) => (await rowsOf(`/staff/payments?filter[member]=${uid}`))[0]

  test('a refund is made once through the provider, with an audit entry and a mail', async () => {
    const subscriber = await createSubscriber(app)
    await subscriber.subscribe()
    const { uid } = await paymentOf(subscriber)
    const path = `/staff/payments/${uid}/refund`
    expect(violationsOf(await admin.post(path, {}))).toEqual([400, ['reason', 'missing']])
    expect(violationsOf(await admin.post(path, { reason: ' ' }))).toEqual([400, ['reason', 'missing']])

    const refunded = await admin.post(path, { reason: 'geste commercial' })
    expect(refunded.status).toBe(200)
    const pending = { state: 'refunding', reason: 'geste commercial', refundedDateTime: null }
    expect(refunded.body.payload).toMatchObject({ uid, amount: 190, ...pending })
    expect(await ledgerLines(app, subscriber.uid)).toEqual(['charge 190'])

    await passTime(app, { seconds: 1 })
    await passTime(app, { seconds: 1 })
    expect(await ledgerLines(app, subscriber.uid)).toEqual(['charge 190', 'refund 190'])
    expect(await paymentOf(subscriber)).toMatchObject({
      state: 'refunded',
      refundedDateTime: expect.stringMatching(/Z$/),
    })
    expect(violationsOf(await admin.post(path, { reason: 'encore' }))).toEqual([409, ['state', 'invalid']])
    expect(await auditOf(admin, uid)).toEqual([['payments.refund', { amount: 190, reason: 'geste commercial' }]])
    const subjects = (await app.mailsTo(subscriber.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('remboursons'))).toHaveLength(1)
  })

  test('a refund requested several times in parallel is made once', async () => {
    const subscriber = await createSubscriber(app)
    await subscriber.subscribe()
    const { uid } = await paymentOf(subscriber)
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((reason) => admin.post(`/staff/payments/${uid}/refund`, { reason })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await passTime(app, { seconds: 1 })
    expect(await ledgerLines(app, subscriber.uid)).toEqual(['charge 190', 'refund 190'])
  })

  test('a refund of part of a payment leaves only the rest to refund', async () => {
    const subscriber = await createSubscriber(app)
    await subscriber.subscribe()
    const { uid } = await paymentOf(subscriber)
    const refund = (amount?: unknown) => admin.post(`/staff/payments/${uid}/refund`, { reason: 'geste', amount })
    for (const wrong of [0, -1, 1.5, '50', 191]) {
      expect(violationsOf(await refund(wrong)), String(wrong)).toEqual([400, ['amount', 'invalid']])
    }
    expect((await refund(-5)).body.violations[0].message).toContain('1')
    expect((await refund(50)).body.payload).toMatchObject({ state: 'succeeded', amount: 190, refunded: 50 })
    expect((await refund(50)).body.payload).toMatchObject({ state: 'succeeded', refunded: 100 })
    expect(violationsOf(await refund(91))).toEqual([400, ['amount', 'invalid']])
    expect((await refund()).body.payload).toMatchObject({ state: 'refunding', refunded: 190 })
    expect(violationsOf(await refund(1))).toEqual([409, ['state', 'invalid']])
    await passTime(app, { seconds: 1 })
    await passTime(app, { seconds: 1 })
    const lines = await ledgerLines(app, subscriber.uid)
    expect(lines.sort()).toEqual(['charge 190', 'refund 50', 'refund 50', 'refund 90'])
    expect((await auditOf(admin, uid)).map(([, detail]) => (detail as { amount: number }).amount).sort()).toEqual([
      50, 50, 90,
    ])
    const subjects = (await app.mailsTo(subscriber.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /remboursons 0,[59]0.€/.test(subject))).toHaveLength(3)
  })

  test('a refund based on an outdated refunded amount is refused', async () => {
    const subscriber = await createSubscriber(app)
    await subscriber.subscribe()
    const { uid } = await paymentOf(subscriber)
    const refund = (refunded: number) =>
      admin.post(`/staff/payments/${uid}/refund`, { reason: 'geste', amount: 50, refunded })
    expect((await refund(0)).status).toBe(200)
    const again = await refund(0)
    expect(violationsOf(again)).toEqual([409, ['state', 'invalid']])
    expect(again.body.violations[0].message).toContain('0,50\u00a0€ de ce paiement ont été remboursés entre-temps')
    expect((await refund(50)).body.payload.refunded).toBe(100)
  })

  test('a refund of a payment never exceeds its amount minus cashbacks', async () => {
    const subscriber = await createSubscriber(app)
    await subscriber.subscribe()
    await passTime(app, { days: 4 })
    await passTime(app, { days: 29 })
    admin = await createUser(app, ['admin'])
    const paid = (await rowsOf(`/staff/payments?filter[member]=${subscriber.uid}&sort=amount&order=desc`))[0]
    expect(paid).toMatchObject({ amount: 3990, state: 'succeeded' })
    for (const payment of await rowsOf(`/staff/payments?filter[member]=${subscriber.uid}`)) {
      await admin.post(`/staff/payments/${payment.uid}/refund`, { reason: 'fin' })
    }
    await passTime(app, { seconds: 1 })
    const lines = await ledgerLines(app, subscriber.uid)
    const sum = (kind: string) =>
      lines.filter((line) => line.startsWith(kind)).reduce((total, line) => total + Number(line.split(' ')[1]), 0)
    expect(lines).toContain('refund 2000')
    expect(sum('refund')).toBe(sum('charge'))
  })

  test('a refund returns 409 for an unsuccessful payment and 404 for an unknown one', async () => {
    const [failed] = await rowsOf('/staff/payments?filter[state]=failed')
    const answer = await admin.post(`/staff/payments/${failed.uid}/refund`, { reason: 'x' })
    expect(violationsOf(answer)).toEqual([409, ['state', 'invalid']])
    expect((await admin.post(`/staff/payments/${randomUUID()}/refund`, { reason: 'x' })).status).toBe(404)
  })
})

test('subscriptions and payments of an erased member no longer name the member', async () => {
  const subscriber = await createSubscriber(app)
  await subscriber.subscribe()
  const { uid } = await subscriber.subscription()
  const { platform } = app
  await eraseSubscriptions(platform, platform.db, subscriber.uid)
  const anonymous = { member: null, email: null }
  expect((await admin.get(`/staff/subscriptions/${uid}`)).body.payload).toMatchObject(anonymous)
  expect((await rowsOf(`/staff/payments?filter[subscription]=${uid}`))[0]).toMatchObject(anonymous)
})

test('a receipt number or card digits find the payment and its member', async () => {
  const payer = await createSubscriber(app)
  await payer.subscribe(cards.declinedRenewals)
  const [payment] = await rowsOf(`/staff/payments?filter[member]=${payer.uid}`)
  expect(payment.receipt).toMatch(/^2\d{3}-\d{6}$/)
  const [year, number] = payment.receipt.split('-')
  const found = async (q: string) =>
    Promise.all(
      ['payments', 'members'].map(async (list) => uidsOf(await admin.get(`/staff/${list}?q=${encodeURIComponent(q)}`))),
    )
  expect(await found(payment.receipt)).toEqual([[payment.uid], [payer.uid]])
  expect(await found(`n° ${year}-${Number(number)}`)).toEqual([[payment.uid], [payer.uid]])
  expect(await found(`${year}-999999`)).toEqual([[], []])
  expect(await found('0341')).toEqual([[payment.uid], [payer.uid]])
  const named = await createUser(app, ['user'], 'Zoé', `zoe0341-${randomUUID()}@exemple.fr`)
  expect((await found('0341'))[1]?.toSorted()).toEqual([payer.uid, named.uid].toSorted())
})

test('subscriptions that are past due are found by the code of their last refusal', async () => {
  const payer = await createSubscriber(app)
  await payer.subscribe(cards.declinedRenewals)
  await passTime(app, { days: 3 })
  const later = await createUser(app, ['admin'])
  const found = async (refusal: string) => {
    const { payload } = (await later.get(`/staff/subscriptions?filter[refusal]=${refusal}`)).body
    return payload.map(({ member, status }: { member: string; status: string }) => [member, status])
  }
  expect(await found('R201')).toContainEqual([payer.uid, 'pastDue'])
  expect(await found('R203')).toEqual([])
})
