import { expect, test } from 'vitest'
import { messages } from '../../../contracts/messages.ts'
import { readExpiry, tidyExpiry } from './expiry.ts'
import { expiryProblem } from './expiry-problem.ts'

const now = new Date('2026-11-21T10:00:00Z')

const april2029 = [
  '04/29',
  '4/29',
  ' 04 / 29 ',
  '04/2029',
  '4/2029',
  '0429',
  '429',
  '042029',
  '04-29',
  '04.29',
  '04 2029',
]

test.each([...april2029, '2029-04', '2029/4', '202904', '2029 / 04', '04\u00a0/\u00a029', '04\u201129'])(
  '%s is April 2029',
  (text) => {
    expect(readExpiry(text)).toEqual({ month: 4, year: 2029 })
    expect(tidyExpiry(text)).toBe('04/29')
  },
)

test.each(['', 'avril 2029', '04', '13/29', '2029', '04/1999', '2029-13', '20/3012'])('%j stays as typed', (text) => {
  expect(tidyExpiry(text)).toBe(text)
  expect(expiryProblem(text, now)).toBeDefined()
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

test('a card is valid until the end of its month', () => {
  expect(expiryProblem('11/26', now)).toBeUndefined()
})
