import { expect, test } from 'vitest'
import type { Subscription } from '../../contracts/subscriptions/subscriptions.ts'
import { hasGivenAccess, isRunning, mayStop, mayWithdraw } from './subscription-state.ts'

const active: Subscription = {
  uid: '0199a000-0000-7000-8000-000000000000',
  formula: 'default',
  formulaName: 'L’abonnement',
  reference: 'A1B2-C3D4-E5F6',
  card: null,
  waitingFor: null,
  status: 'active',
  amount: 3990,
  trialAmount: 190,
  credits: [],
  startedDateTime: '2026-11-01T22:30:00.000Z',
  expirationDateTime: '2026-12-01T22:30:00.000Z',
  nextPaymentDateTime: '2026-12-01T22:30:00.000Z',
  nextPaymentAmount: 3990,
  pause: null,
  reduction: null,
  switch: null,
  cancelledDateTime: null,
  endedDateTime: null,
  withdrawalDeadlineDateTime: '2026-11-16T22:59:59.999Z',
}

test.each([
  ['pending', false, false],
  ['trialing', true, true],
  ['active', true, true],
  ['pastDue', true, true],
  ['cancelled', true, false],
  ['ended', false, false],
] as const)('%s: has access: %s, can stop the renewal: %s', (status, access, stop) => {
  expect(isRunning({ status })).toBe(access)
  expect(mayStop({ status })).toBe(stop)
})

test('withdrawal is offered until the deadline that the server gives', () => {
  expect(mayWithdraw(active, new Date('2026-11-16T22:59:59.999Z'))).toBe(true)
  expect(mayWithdraw(active, new Date('2026-11-16T23:00:00.000Z'))).toBe(false)
})

test('a subscription that has ended or not begun cannot be withdrawn from', () => {
  const soon = new Date('2026-11-02T00:00:00Z')
  expect(mayWithdraw({ ...active, status: 'ended' }, soon)).toBe(false)
  expect(mayWithdraw({ ...active, status: 'pending', withdrawalDeadlineDateTime: null }, soon)).toBe(false)
})

test('access counts as given if the user is known to have no running subscription', () => {
  const given = (vip: boolean) =>
    [null, { ...active, status: 'ended' as const }, active, undefined].map((one) => hasGivenAccess(one, vip))
  expect(given(true)).toEqual([true, true, false, false])
  expect(given(false)).toEqual([false, false, false, false])
})
