import { expect, test } from 'vitest'
import type { OwnGift } from '../../contracts/subscriptions/gifts.ts'
import { givenMonths } from './given-months.ts'

const used = (startDateTime: string, endDateTime: string): OwnGift => ({
  uid: '0190a000-0000-7000-8000-000000000001',
  reference: 'A1',
  formulaName: 'L’abonnement',
  months: 3,
  role: 'used',
  amount: 0,
  state: 'redeemed',
  date: '2026-11-26T09:00:00.000Z',
  code: null,
  expirationDateTime: null,
  startDateTime,
  endDateTime,
})

const first = used('2026-11-29T09:00:00.000Z', '2027-02-28T09:00:00.000Z')
const second = used('2027-02-28T09:00:00.000Z', '2027-05-28T08:00:00.000Z')

test.each([
  ['during the trial', '2026-11-27T00:00:00Z', { start: first.startDateTime, end: second.endDateTime, begun: false }],
  [
    'from their first moment',
    '2026-11-29T09:00:00Z',
    { start: first.startDateTime, end: second.endDateTime, begun: true },
  ],
  ['in the second gift', '2027-03-01T00:00:00Z', { start: second.startDateTime, end: second.endDateTime, begun: true }],
  ['once they are over', '2027-05-28T08:00:00Z', null],
])('given months %s', (_, now, expected) => {
  expect(givenMonths([second, first], new Date(now))).toEqual(expected)
})

test('a gift bought for another person gives the buyer no months', () => {
  expect(givenMonths([{ ...first, role: 'bought' }], new Date('2026-12-01T00:00:00Z'))).toBeNull()
})
