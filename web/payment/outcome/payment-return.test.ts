import { expect, test } from 'vitest'
import { paymentReturnPath, readPaymentReturn } from './payment-return.ts'

test.each([
  ['cashback=1&success=1', { cashback: true, success: true }],
  ['cashback=0&success=1', { cashback: false, success: true }],
  ['cashback=1', { cashback: true, success: false }],
  ['cashback=0', { cashback: false, success: false }],
])('the query %s is read and written back', (query, expected) => {
  expect(readPaymentReturn(new URLSearchParams(query))).toEqual(expected)
  expect(paymentReturnPath(expected)).toBe(`/callback/payment?${query}`)
})

test.each(['', 'success=0', 'success=true', 'success='])('the query %j counts as a decline', (query) => {
  expect(readPaymentReturn(new URLSearchParams(query)).success).toBe(false)
})
