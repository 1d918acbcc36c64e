import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { cards, createSubscriber, ledgerLines, passTime } from '../../fixtures/subscriber.ts'
import type { PaymentProvider } from '../../provider/provider.ts'
import { receiveWebhook } from '../../provider/receive-webhook.ts'
import { setPaymentProvider } from '../../provider/registry.ts'
import { replayEventJob } from '../../provider/replay-event.ts'
import { createSandbox, sandboxSecret } from '../../provider/sandbox/provider.ts'
import { sign, signatureHeader } from '../../provider/sandbox/signature.ts'
import { attempts, subscribers } from '../../tables.ts'

let app: TestApp
let admin: Person
let sandbox: PaymentProvider
beforeAll(async () => {
  app = await createStaffApp({ workers: false })
  admin = await createUser(app, ['admin'])
  sandbox = createSandbox(app.platform)
})
beforeEach(() => setPaymentProvider(app.platform, sandbox))
afterAll(() => app.close())

const silent = (): PaymentProvider => ({
  ...sandbox,
  lookup: async () => {
    throw new Error('no answer')
  },
})

async function deliver(event: object): Promise<void> {
  const body = Buffer.from(JSON.stringify(event))
  const signature = sign(await sandboxSecret(app.platform), body, app.clock.now())
  await receiveWebhook(app.platform, 'sandbox', body, { [signatureHeader]: signature })
}

const waiting = async () => (await admin.get('/staff/provider-events')).body

/** A payment that waits for its event; at its first delivery the provider did not answer. */
async function unprocessed() {
  const member = await createSubscriber(app)
  await member.subscribe(cards.pending)
  const [attempt] = await app.platform.db
    .select({ key: attempts.uid })
    .from(attempts)
    .innerJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
    .where(eq(subscribers.userUid, member.uid))
  const key = attempt?.key ?? ''
  const event = { id: randomUUID(), type: 'charge.succeeded', key }
  setPaymentProvider(app.platform, silent())
  await expect(deliver(event)).rejects.toMatchObject({ status: 503 })
  const { payload } = (await admin.get('/staff/provider-events?sort=date&order=desc')).body
  return { member, event, key, row: payload.find((one: { event: string }) => one.event === event.id) }
}

const replay = (uid: string) => replayEventJob.handle(app.platform, { event: uid })

test('a failed event is listed with its reason until a repeated delivery succeeds', async () => {
  const { event, key, row } = await unprocessed()
  expect(row).toMatchObject({ type: event.type, payment: key, tries: 1, problem: 'provider', provider: 'sandbox' })
  await expect(deliver(event)).rejects.toMatchObject({ status: 503 })
  expect((await waiting()).payload.find(({ uid }: { uid: string }) => uid === row.uid).tries).toBe(2)
  setPaymentProvider(app.platform, sandbox)
  await deliver(event)
  expect((await waiting()).payload.map(({ uid }: { uid: string }) => uid)).not.toContain(row.uid)
})

test('an event replayed three times at once is processed once', async () => {
  const { member, event, row } = await unprocessed()
  expect((await admin.post(`/staff/provider-events/${row.uid}/replay`, { reason: 'il répond' })).status).toBe(200)
  expect(await auditOf(admin, row.uid)).toEqual([['provider-events.replay', { event: event.id, reason: 'il répond' }]])
  setPaymentProvider(app.platform, sandbox)
  await passTime(app, { seconds: 5 })
  await Promise.all([replay(row.uid), replay(row.uid), replay(row.uid)])
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190'])
  expect((await member.subscription()).status).toBe('trialing')
  expect((await waiting()).payload.map(({ uid }: { uid: string }) => uid)).not.toContain(row.uid)
  expect((await admin.post(`/staff/provider-events/${row.uid}/replay`, {})).status).toBe(404)
})

test('an event whose replay fails stays listed with one more try', async () => {
  const { row } = await unprocessed()
  await replay(row.uid)
  expect((await waiting()).payload.find(({ uid }: { uid: string }) => uid === row.uid)).toMatchObject({
    tries: 2,
    problem: 'provider',
  })
})

test('an event can be set aside once, with a reason', async () => {
  const { event, row } = await unprocessed()
  const path = `/staff/provider-events/${row.uid}/discard`
  expect(violationsOf(await admin.post(path, {}))).toEqual([400, ['reason', 'missing']])
  expect((await admin.post(path, { reason: 'ancien compte' })).status).toBe(200)
  expect((await admin.post(path, { reason: 'ancien compte' })).status).toBe(404)
  expect(await auditOf(admin, row.uid)).toEqual([
    ['provider-events.discard', { event: event.id, reason: 'ancien compte' }],
  ])
})

test('a ledger difference settled with a reason leaves the open list', async () => {
  const reference = randomUUID()
  setPaymentProvider(app.platform, {
    ...sandbox,
    readWebhook: async () => ({ id: randomUUID(), type: 'dispute', key: null, reference, about: 'dispute' }),
  })
  await deliver({})
  const open = async () => (await admin.get('/staff/ledger-differences?filter[state]=open')).body.payload
  const [row] = await open()
  expect(row).toMatchObject({ reference, problem: 'dispute', state: 'open' })
  const path = `/staff/ledger-differences/${row.uid}/settle`
  expect(violationsOf(await admin.post(path, {}))).toEqual([400, ['reason', 'missing']])
  const settled = await admin.post(path, { reason: 'gagnée' })
  expect([settled.status, settled.body.payload.state]).toEqual([200, 'settled'])
  expect(violationsOf(await admin.post(path, { reason: 'gagnée' }))).toEqual([409, ['state', 'invalid']])
  expect(await open()).toEqual([])
  expect((await admin.get('/staff/ledger-differences?filter[state]=settled')).body.page.total).toBe(1)
  expect(await auditOf(admin, row.uid)).toEqual([
    ['ledger-differences.settle', { problem: 'dispute', reference, reason: 'gagnée' }],
  ])
})
