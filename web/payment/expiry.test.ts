import { expect, test } from 'vitest'
import { messages } from '../../contracts/messages.ts'
import { expiryProblem, readExpiry } from './expiry.ts'

const now = new Date('2026-11-21T10:00:00Z')

test.each(['04/29', '4/29', ' 04 / 29 ', '04/2029', '0429', '04-29'])('%s is April 2029', (text) => {
  expect(readExpiry(text)).toEqual({ month: 4, year: 2029 })
})

test.each([
  ['', messages.required],
  ['avril', messages.cardExpiry],
  ['13/29', messages.cardMonth],
  ['00/29', messages.cardMonth],
  ['04/25', messages.cardExpiry],
  ['04/1999', messages.cardExpiry],
  ['10/26', messages.cardExpiry],
])('%j: %s', (text, message) => {
  expect(expiryProblem(text, now)).toBe(message)
})

test('a card serves until the end of its month', () => {
  expect(expiryProblem('11/26', now)).toBeUndefined()
})
