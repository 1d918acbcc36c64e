import { describe, expect, test } from 'vitest'
import { violationsOf } from '../errors.ts'
import { messages } from '../messages.ts'
import { creditCardAt } from './card.ts'
import { cardExpiryProblem, cardYearProblem, isLuhnValid } from './card-checks.ts'

const now = new Date('2026-06-15T12:00:00Z')
const schema = creditCardAt(() => now)
const card = { number: '4242 4242 4242 4242', month: 6, year: 2026, code: '123' }
const violations = (change: object) => {
  const { error } = schema.safeParse({ ...card, ...change })
  return error ? violationsOf(error.issues).map(({ property, message }) => [property, message]) : []
}

test('the Luhn check accepts a valid card number and refuses a wrong one', () => {
  expect(isLuhnValid('4242424242424242')).toBe(true)
  expect(isLuhnValid('4242424242424241')).toBe(false)
  expect(isLuhnValid('378282246310005')).toBe(true)
  expect(isLuhnValid('')).toBe(false)
})

test('spaces are removed from a card number', () => {
  expect(schema.parse(card)).toEqual({ ...card, number: '4242424242424242' })
})

describe('each invalid card field gets its own message', () => {
  test.each([
    ['number', '4242 4242 4242 4241', messages.cardNumber],
    ['number', '4242-4242', messages.cardNumber],
    ['number', '424242424242', messages.cardDigits(13, 19)],
    ['number', '0'.repeat(20), messages.cardDigits(13, 19)],
    ['number', ' ', messages.required],
    ['month', 0, messages.cardMonth],
    ['month', 13, messages.cardMonth],
    ['month', 1.5, messages.cardMonth],
    ['year', 2025, messages.cardYear],
    ['year', 26, messages.cardYear],
    ['year', 10_000, messages.cardYear],
    ['code', '12', messages.cardCode(3, 4)],
    ['code', '12345', messages.cardCode(3, 4)],
    ['code', 'abc', messages.cardCode(3, 4)],
    ['code', undefined, messages.required],
  ])('%s %j', (property, value, message) => {
    expect(violations({ [property]: value })).toEqual([[property, message]])
  })

  test('unknown properties are refused', () => {
    expect(violations({ holder: 'x' })).toEqual([['holder', messages.unknown]])
  })
})

describe('card expiry', () => {
  test('a card is valid in its expiry month and not after it', () => {
    expect(violations({ month: 6 })).toEqual([])
    expect(violations({ month: 5 })).toEqual([['month', messages.cardExpiry]])
    expect(violations({ month: 5, year: 2027 })).toEqual([])
  })

  test('a card is valid to the last instant of its month', () => {
    expect(cardExpiryProblem(12, 2026, new Date('2026-12-31T23:59:59.999Z'))).toBeUndefined()
    expect(cardExpiryProblem(12, 2026, new Date('2027-01-01T00:00:00Z'))).toBe(messages.cardExpiry)
    expect(cardYearProblem(2026, new Date('2027-01-01T00:00:00Z'))).toBe(messages.cardYear)
  })
})
