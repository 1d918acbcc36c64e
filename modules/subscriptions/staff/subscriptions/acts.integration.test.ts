import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
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
let admin: Person
let support: Person
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-06-01T08:00:00Z' })
  const { platform } = app
  const plain = { trialAmount: 0, trialDuration: null, trialDurationUnit: null, creditAmount: 0 }
  const terms = { ...plain, creditDelay: null, creditDelayUnit: null, periodDuration: 1 } as const
  const year = { ...terms, periodDurationUnit: 'year' } as const
  await createFormula(platform, platform.db, { ...year, uid: 'annuel', name: 'Un an', amount: 39900, listed: true })
  await createFormula(platform, platform.db, { ...year, uid: 'a-part', name: 'À part', amount: 100 })
})
afterAll(() => app.close())

/** Staff sessions expire when the test clock moves by days. */
async function signInStaff(): Promise<void> {
  admin = await createUser(app, ['admin'])
  support = await createUser(app, ['support'], 'Inès Martin')
}

const reason = 'demande par téléphone'

const refusal = (status: number, property: string) => [status, [property, expect.any(String)]]

interface Case {
  person: TestSubscriber
  uid: string
  own: (path?: string) => ReturnType<TestApp['call']>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any part of it
  acts: (who?: Person) => Promise<any>
  act: (who: Person, name: string, more?: object, headers?: Record<string, string>) => ReturnType<Person['post']>
}

/** A member whose first whole period is paid. */
async function member(card: string = cards.success): Promise<Case> {
  const person = await createSubscriber(app)
  expect((await person.subscribe(card)).status).toBe(200)
  await passTime(app, { days: 4 })
  await signInStaff()
  const { uid } = (await admin.get(`/staff/subscriptions?filter[member]=${person.uid}`)).body.payload[0]
  const path = `/staff/subscriptions/${uid}`
  const acts: Case['acts'] = async (who = support) => (await who.get(`${path}/acts`)).body.payload
  const own: Case['own'] = async (part = '') =>
    app.call('GET', `/subscriptions${part}`, { token: await signIn(app, person.email) })
  const act: Case['act'] = async (who, name, more = {}, headers = {}) => {
    const { version } = (await admin.get(path)).body.payload
    return who.post(`${path}/${name}`, { reason, version, ...more }, headers)
  }
  return { person, uid, own, acts, act }
}

const charges = async ({ person }: Case) =>
  (await ledgerLines(app, person.uid)).filter((line) => line.startsWith('charge'))

const lastMail = async ({ person }: Case) => {
  await app.settle()
  return (await app.mailsTo(person.email)).at(-1)
}

test('Support stops a renewal with exactly the effects that were shown', async () => {
  const one = await member()
  const { stop } = await one.acts()
  const { endings } = (await one.own('/outlook')).body.payload
  expect(stop).toEqual({ ...endings.cancel, amountDue: undefined })
  expect((await one.act(support, 'stop')).status).toBe(200)
  const mail = await lastMail(one)
  expect([mail?.kind, mail?.text]).toEqual([
    'subscriptions.cancelled',
    expect.stringContaining('Inès Martin, de notre équipe'),
  ])
  const { status, expirationDateTime, nextPaymentDateTime } = (await one.own()).body.payload
  expect([status, expirationDateTime, nextPaymentDateTime]).toEqual(['cancelled', stop.lastDateTime, null])
  expect(await auditOf(admin, one.uid)).toEqual([['subscriptions.stop', { reason }]])
  expect(violationsOf(await one.act(support, 'stop'))).toEqual(refusal(409, 'status'))
  expect(await one.acts()).toMatchObject({ stop: null, stopRequested: true, pauses: [], formulas: [] })
})

test('Support pauses a subscription and can undo the pause before it begins', async () => {
  const one = await member()
  const { pauses } = await one.acts()
  expect(pauses).toEqual((await one.own('/outlook')).body.payload.pauses)
  const before = (await one.own()).body.payload
  expect((await one.act(support, 'pause', { months: 2 })).status).toBe(200)
  expect((await one.own()).body.payload).toMatchObject({
    nextPaymentDateTime: pauses[1].resumesDateTime,
    nextPaymentAmount: pauses[1].amount,
  })
  expect((await lastMail(one))?.text).toContain('de notre équipe')
  const { undoPause } = await one.acts()
  const { nextPaymentDateTime: date, nextPaymentAmount: amount } = before
  expect(undoPause).toEqual({ next: { date, amount } })
  expect((await one.act(support, 'undo-pause')).status).toBe(200)
  expect((await one.own()).body.payload).toEqual(before)
  expect((await lastMail(one))?.kind).toBe('subscriptions.pause-undone')
  expect(await auditOf(admin, one.uid)).toEqual([
    ['subscriptions.pause', { months: 2, reason }],
    ['subscriptions.undo-pause', { reason }],
  ])
})

test('Staff cannot end a running pause, because that would charge the card', async () => {
  const one = await member()
  await one.act(support, 'pause', { months: 3 })
  await passTime(app, { days: 40 })
  await signInStaff()
  expect((await one.own()).body.payload.status).toBe('paused')
  expect(await one.acts(admin)).toMatchObject({ undoPause: null, months: [] })
  expect(violationsOf(await one.act(admin, 'undo-pause'))).toEqual(refusal(409, 'status'))
  expect(violationsOf(await one.act(admin, 'give-months', { months: 1 }))).toEqual(refusal(409, 'status'))
  expect(await charges(one)).toEqual(['charge 190', 'charge 3990'])
})

test('A given month moves the next payment to the date that was shown', async () => {
  const one = await member()
  expect((await one.acts(support)).months).toEqual([])
  const { months } = await one.acts(admin)
  expect((await one.act(support, 'give-months', { months: 1 })).status).toBe(403)
  expect((await one.act(admin, 'give-months', { months: 4 })).status).toBe(400)
  expect((await one.act(admin, 'give-months', { months: 1 })).status).toBe(200)
  const { nextPaymentDateTime: date, nextPaymentAmount: amount, expirationDateTime } = (await one.own()).body.payload
  expect(months[0]).toMatchObject({ months: 1, endsDateTime: expirationDateTime, next: { date, amount } })
  const mail = await lastMail(one)
  expect([mail?.kind, mail?.subject]).toEqual(['subscriptions.months-given', 'Un mois vous est offert'])
  const [[name, detail]] = (await auditOf(admin, one.uid)) as [[string, object]]
  expect([name, detail]).toEqual(['subscriptions.give-months', { months: 1, until: expirationDateTime, reason }])
  await passTime(app, { days: 40 })
  expect(await charges(one)).toEqual(['charge 190', 'charge 3990'])
  await passTime(app, { days: 25 })
  expect(await charges(one)).toEqual(['charge 190', 'charge 3990', 'charge 3990'])
})

test('A month is given once, however often staff press the button', async () => {
  const one = await member()
  const { version, months } = await one.acts(admin)
  const press = (headers: Record<string, string> = {}) =>
    admin.post(`/staff/subscriptions/${one.uid}/give-months`, { reason, version, months: 1 }, headers)
  const key = { 'idempotency-key': randomUUID() }
  const [first, again] = [await press(key), await press(key)]
  expect([first.status, again.body]).toEqual([200, first.body])
  expect((await Promise.all([press(), press(), press()])).map(violationsOf)).toEqual([
    refusal(409, 'version'),
    refusal(409, 'version'),
    refusal(409, 'version'),
  ])
  expect((await one.own()).body.payload.expirationDateTime).toBe(months[0].endsDateTime)
  expect(await auditOf(admin, one.uid)).toHaveLength(1)
})

test('A proposed formula changes nothing before the member orders it', async () => {
  const one = await member()
  const { formulas } = await one.acts()
  const quote = (await one.own('/switch?formula=annuel')).body.payload
  expect(formulas).toEqual([{ ...quote, formulaName: 'Un an' }])
  const before = (await one.own()).body.payload
  expect((await one.act(support, 'propose-formula', { formula: 'annuel' })).status).toBe(200)
  expect((await one.own()).body.payload).toEqual(before)
  const mail = await lastMail(one)
  expect(mail?.kind).toBe('subscriptions.formula-proposed')
  expect(mail?.text).toContain('/account/subscription/plan#plan-annuel')
  expect(mail?.text.replace(/\s/g, ' ')).toContain('399,00 €')
  for (const formula of ['default', 'a-part', 'inconnue']) {
    expect(violationsOf(await one.act(support, 'propose-formula', { formula }))).toEqual(refusal(400, 'formula'))
  }

  const token = await signIn(app, one.person.email)
  const { amount, date } = quote
  const body = { formula: 'annuel', quoted: { amount, date } }
  expect((await app.call('POST', '/subscriptions/switch', { token, body })).status).toBe(200)
  const { undoSwitch } = await one.acts()
  expect(undoSwitch).toEqual({ formulaName: before.formulaName, next: { date, amount: before.nextPaymentAmount } })
  expect((await one.act(support, 'undo-switch')).status).toBe(200)
  expect((await one.own()).body.payload).toEqual(before)
  expect((await lastMail(one))?.kind).toBe('subscriptions.switch-undone')
  expect(violationsOf(await one.act(support, 'undo-switch'))).toEqual(refusal(409, 'switch'))
})

test('Staff acts need a reason, the current version and a running subscription', async () => {
  const one = await member()
  for (const name of ['stop', 'undo-pause', 'undo-switch']) {
    expect(violationsOf(await one.act(admin, name, { reason: '' }))).toEqual(refusal(400, 'reason'))
    expect(violationsOf(await one.act(admin, name, { version: 99 }))).toEqual(refusal(409, 'version'))
  }
  expect((await admin.get(`/staff/subscriptions/${randomUUID()}/acts`)).status).toBe(404)
  expect((await admin.post(`/staff/subscriptions/${randomUUID()}/stop`, { reason, version: 1 })).status).toBe(404)
  await admin.post(`/staff/members/${one.person.uid}/end-vip`, { reason })
  expect(violationsOf(await one.act(admin, 'stop'))).toEqual(refusal(409, 'status'))
  expect(await one.acts(admin)).toMatchObject({ stop: null, pauses: [], months: [], formulas: [] })
})
