import { expect, test } from 'vitest'
import type { StaffPayment } from '../../../contracts/accounts/staff-members.ts'
import type { Mail } from '../../../contracts/administration/staff-system.ts'
import { mailsByKind, summarizePayments } from './read-sheet.ts'

test('The summary has the total before refunds and the latest successful card', () => {
  const payment = (more: Partial<StaffPayment>) => ({ card: null, refunded: 0, ...more }) as StaffPayment
  const last = { brand: 'CB', last4: '4242' }
  expect(
    summarizePayments([
      payment({ state: 'failed', amount: 3990, card: { brand: 'CB', last4: '0001' } }),
      payment({ state: 'succeeded', amount: 3990, refunded: 500, card: last }),
      payment({ state: 'refunded', amount: 190, refunded: 190, card: { brand: 'CB', last4: '0002' } }),
    ]),
  ).toEqual({ total: 4180, refunded: 690, card: last })
})

test('Mails are grouped by kind, the most recently sent kind first', () => {
  const mail = (uid: string, kind: string, date: string) => ({ uid, kind, date }) as Mail
  const folded = mailsByKind([mail('a', 'welcome', '1'), mail('b', 'receipt', '2'), mail('c', 'receipt', '3')])
  expect(folded.map(([newest, all]) => [newest.uid, all.length])).toEqual([
    ['c', 2],
    ['a', 1],
  ])
})
