import { expect, test } from 'vitest'
import type { Formula } from '../../contracts/subscriptions/subscriptions.ts'
import { type FakeAnswer, fakeApi, fakeUserUid } from '../fixtures/fake-api.ts'
import { payByCard } from './place-order.ts'

const formula = { uid: 'default', creditAmount: 2000 } as Formula
const order = { firstname: 'Zoé', lastname: 'Roy', number: '4242424242424242', expiry: '12/40', code: '123' }

const subscription = (
  credits: { amount: number; dueDateTime: string; refundedDateTime: null; promisedDateTime: null }[],
) => ({
  uid: fakeUserUid,
  formula: 'default',
  formulaName: 'L’abonnement',
  reference: 'A1B2-C3D4-E5F6',
  card: null,
  waitingFor: null,
  status: 'trialing',
  amount: 3990,
  trialAmount: 190,
  credits,
  startedDateTime: '2026-01-05T09:00:00.000Z',
  expirationDateTime: '2026-01-08T09:00:00.000Z',
  nextPaymentDateTime: null,
  nextPaymentAmount: null,
  cancelledDateTime: null,
  endedDateTime: null,
  pause: null,
  reduction: null,
  switch: null,
  withdrawalDeadlineDateTime: null,
})
const credit = { amount: 2000, dueDateTime: '2026-02-05T09:00:00.000Z', refundedDateTime: null, promisedDateTime: null }

async function wayAfter(...answers: FakeAnswer[]): Promise<string | null> {
  const { api } = fakeApi(answers)
  const offer = { formula, trafficToken: null, plans: [], code: null }
  const payment = { uid: fakeUserUid, order: order as never, offer, idempotencyKey: 'k1' }
  return (await payByCard(api, payment)).headers.get('location')
}

const success: FakeAnswer = { body: { payload: { status: 'Success' } } }

test('the return address tells whether the order earns the credit', async () => {
  const way = await wayAfter(success, { body: { payload: subscription([credit]) } })
  expect(way).toBe('/callback/payment?cashback=1&success=1')
})

test('a user who already received the credit is not promised another', async () => {
  const way = await wayAfter(success, { body: { payload: subscription([]) } })
  expect(way).toBe('/callback/payment?cashback=0&success=1')
})

test('a successful payment counts as such even if the credit cannot be read', async () => {
  expect(await wayAfter(success, { status: 500, body: {} })).toBe('/callback/payment?cashback=0&success=1')
})

test('a pending payment keeps the credit that the formula promises', async () => {
  const way = await wayAfter({ body: { payload: { status: 'Pending' } } })
  expect(way).toBe('/callback/payment?cashback=1&success=1')
})

test('a redirect to the bank’s page takes precedence', async () => {
  const href = 'https://banque.exemple/3ds'
  expect(await wayAfter({ body: { payload: { status: 'Pending', redirect: { href } } } })).toBe(href)
})
