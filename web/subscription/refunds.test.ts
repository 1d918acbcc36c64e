import { expect, test } from 'vitest'
import type { OwnPayment } from '../../contracts/subscriptions/own-payments.ts'
import { refundsOf } from './refunds.ts'

const day = (date: number) => `2026-11-0${date}T10:00:00.000Z`
const paid = (refunds: OwnPayment['refunds']) => [{ refunds } as OwnPayment]
const refund = (reason: OwnPayment['refunds'][number]['reason'], amount: number, refunded: number | null) => ({
  reason,
  amount,
  decidedDateTime: day(2),
  refundedDateTime: refunded === null ? null : day(refunded),
})

test('a refund of a payment is shown with the day it was made, or as under way', () => {
  expect(refundsOf([], paid([refund('withdrawal', 3000, 4), refund('staff', 500, null)]))).toEqual([
    { cents: 500, state: 'under_way', date: day(2) },
    { cents: 3000, state: 'done', date: day(4) },
  ])
})

test('a credit is shown as due until its payment lists the refund, then once', () => {
  const credit = { amount: 100, dueDateTime: day(5), refundedDateTime: null, promisedDateTime: null }
  expect(refundsOf([credit], paid([]))).toEqual([{ cents: 100, state: 'due', date: day(5) }])
  expect(refundsOf([{ ...credit, waiting: true }], null)).toEqual([{ cents: 100, state: 'waiting', date: day(5) }])
  expect(refundsOf([{ ...credit, expectedDateTime: day(9) }], null)[0]?.date).toBe(day(9))
  expect(refundsOf([{ ...credit, refundedDateTime: day(6) }], paid([refund('credit', 100, 6)]))).toEqual([
    { cents: 100, state: 'done', date: day(6) },
  ])
})

test('without the payments a refunded credit is still shown', () => {
  expect(
    refundsOf([{ amount: 100, dueDateTime: day(5), refundedDateTime: day(6), promisedDateTime: null }], null),
  ).toEqual([{ cents: 100, state: 'done', date: day(6) }])
  expect(refundsOf([], null)).toEqual([])
})
