import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createStaffApp, createUser } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { type FailingProvider, installFailingProvider } from '../fixtures/failing-provider.ts'
import {
  accountsUid,
  createSubscriber,
  ledgerLines,
  passTime,
  passTimeOnce,
  type TestSubscriber,
} from '../fixtures/subscriber.ts'
import { findAttempt } from '../orders/queries-attempts.ts'
import { paymentProvider, setPaymentProvider } from '../provider/registry.ts'
import { recordDispute } from '../reconciliation/record-dispute.ts'
import { creditOf } from './queries-money.ts'

let app: TestApp
let provider: FailingProvider
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-06-01T08:00:00Z', workers: false })
})
beforeEach(() => {
  provider = installFailingProvider(app.platform)
})
afterAll(() => app.close())

/** Reads as a new admin each time: a token lasts an hour, and these tests last days. */
const read = async (path: string) => (await (await createUser(app, ['admin'])).get(path)).body.payload

const paymentsOf = ({ uid }: TestSubscriber) => read(`/staff/payments?filter[member]=${uid}`)
const refundedOf = ({ uid }: TestSubscriber) => read(`/staff/payments?filter[refund]=any&filter[member]=${uid}`)
const failing = () => read('/staff/payments?filter[refund]=failing')

/** Records a dispute that the bank decided for the payer. */
async function lose(uid: string, amount: number): Promise<void> {
  const charge = (await findAttempt(app.platform.db, uid))?.reference ?? null
  const decided = { state: 'lost', fee: null, reason: 'other', answerBy: null } as const
  const known = { reference: `dispute-${uid}`, charge, amount, ...decided } as const
  const disputing = { ...paymentProvider(app.platform), dispute: async () => known }
  setPaymentProvider(app.platform, disputing)
  await recordDispute(app.platform, disputing, known)
}

/** A decided refund whose first two tries fail. */
async function pendingRefund(amount: number) {
  const member = await createSubscriber(app)
  await member.subscribe()
  const [{ uid }] = await paymentsOf(member)
  const admin = await createUser(app, ['admin'])
  expect((await admin.post(`/staff/payments/${uid}/refund`, { reason: 'geste', amount })).status).toBe(200)
  provider.fail('refund', 'before')
  await passTimeOnce(app, { seconds: 1 })
  await passTimeOnce(app, { seconds: 61 })
  expect((await failing()).map((one: { uid: string }) => one.uid)).toEqual([uid])
  return { member, uid }
}

test('a refund that is being retried stops when the bank has returned the payment', async () => {
  const { member, uid } = await pendingRefund(190)
  expect(await refundedOf(member)).toMatchObject([{ uid }])
  await lose(uid, 190)
  // The bank returned the money, not the site.
  expect(await refundedOf(member)).toEqual([])
  expect(await failing()).toEqual([])
  provider.heal()
  await passTimeOnce(app, { hours: 3 })
  expect(provider.arrived.refund).toBe(0)
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190', 'refund 190'])
  const [payment] = await paymentsOf(member)
  expect(payment).toMatchObject({ state: 'refunded', refunded: 190, refundRetryDateTime: null })
  expect(payment.dispute).toMatchObject({ outcome: 'lost', settledRefund: 190 })
})

test('a refund is still made if the part not returned covers it', async () => {
  const { member, uid } = await pendingRefund(90)
  await lose(uid, 100)
  provider.heal()
  await passTimeOnce(app, { hours: 3 })
  expect((await ledgerLines(app, member.uid)).sort()).toEqual(['charge 190', 'refund 100', 'refund 90'])
  expect((await paymentsOf(member))[0].dispute.settledRefund).toBe(0)
  expect(await refundedOf(member)).toMatchObject([{ uid }])
})

test('a cashback from a payment that the bank has returned is not paid a second time', async () => {
  const member = await createSubscriber(app)
  await member.subscribe()
  await passTime(app, { days: 4 })
  provider.fail('refund', 'before')
  await passTimeOnce(app, { days: 27 })
  await passTimeOnce(app, { seconds: 61 })
  expect((await read(`/staff/credits?filter[member]=${member.uid}`))[0].step.state).toBe('failed')
  for (const { uid, amount } of await paymentsOf(member)) await lose(uid, amount)
  provider.heal()
  await passTimeOnce(app, { hours: 3 })
  const lines = await ledgerLines(app, member.uid)
  expect(lines.filter((line) => line.startsWith('refund')).sort()).toEqual(
    lines
      .filter((line) => line.startsWith('charge'))
      .map((line) => line.replace('charge', 'refund'))
      .sort(),
  )
  expect((await creditOf(app.platform.db, await accountsUid(app, member.uid)))?.state).toBe('void')
})

/** Runs `during` while the first refund call is on its way to the provider. @returns the keys of all refund calls */
function interrupt(during: () => Promise<void>): string[] {
  const inner = paymentProvider(app.platform)
  const sent: string[] = []
  setPaymentProvider(app.platform, {
    ...inner,
    refund: async (order) => {
      sent.push(order.key)
      if (sent.length === 1) await during()
      return inner.refund(order)
    },
  })
  return sent
}

async function decideRefund() {
  const member = await createSubscriber(app)
  await member.subscribe()
  const [{ uid }] = await paymentsOf(member)
  const admin = await createUser(app, ['admin'])
  expect((await admin.post(`/staff/payments/${uid}/refund`, { reason: 'geste', amount: 190 })).status).toBe(200)
  return { member, uid }
}

test('A refund that is stopped while another refund is being sent is not sent', async () => {
  const first = await decideRefund()
  app.clock.advance(1000)
  const second = await decideRefund()
  const sent = interrupt(() => lose(second.uid, 190))
  await passTimeOnce(app, { seconds: 1 })
  expect(sent).toHaveLength(1)
  expect(await ledgerLines(app, first.member.uid)).toEqual(['charge 190', 'refund 190'])
  expect(await ledgerLines(app, second.member.uid)).toEqual(['charge 190', 'refund 190'])
})

test('A refund stopped after it was sent opens a ledger difference', async () => {
  const { member, uid } = await decideRefund()
  interrupt(() => lose(uid, 190))
  await passTimeOnce(app, { seconds: 1 })
  expect(await ledgerLines(app, member.uid)).toEqual(['charge 190', 'refund 190', 'refund 190'])
  const differences = await read('/staff/ledger-differences?filter[problem]=stopped-refund')
  expect(differences).toMatchObject([{ kind: 'refund', state: 'open', amount: 190, ledgerAmount: 190 }])
})

test('A refund decided after others were stopped is made', async () => {
  const { member, uid } = await pendingRefund(100)
  const refund = async (amount: number) =>
    (await createUser(app, ['admin'])).post(`/staff/payments/${uid}/refund`, { reason: 'geste', amount })
  expect((await refund(80)).status).toBe(200)
  await lose(uid, 100)
  // Both refunds are stopped: 90 are left, as before the second one.
  expect((await refund(90)).status).toBe(200)
  provider.heal()
  await passTimeOnce(app, { hours: 3 })
  expect((await ledgerLines(app, member.uid)).sort()).toEqual(['charge 190', 'refund 100', 'refund 90'])
})
