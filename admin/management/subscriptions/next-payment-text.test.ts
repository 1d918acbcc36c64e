import { expect, test } from 'vitest'
import { nextPaymentText } from './next-payment-text.ts'

test('the next payment is shown with the pause before it, if any', () => {
  const next = { nextPaymentDateTime: '2027-01-29T10:00:00.000Z', nextPaymentAmount: 3990, pause: null }
  const text = '39,90\u00a0€ le 29 janv. 2027'
  expect(nextPaymentText(next)).toBe(text)
  const pause = { resumesDateTime: '2027-01-29T10:00:00.000Z', refused: false }
  expect(nextPaymentText({ ...next, pause })).toBe(`après une pause, ${text}`)
  expect(nextPaymentText({ ...next, nextPaymentDateTime: null })).toBe('')
})
