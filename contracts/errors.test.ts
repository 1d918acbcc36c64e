import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cardFieldOf, errorBody, paymentErrorCodes, unrecoverablePaymentErrorCodes, violationsOf } from './errors.ts'
import { numeric } from './forms.ts'
import { messages } from './messages.ts'
import { paymentRequest } from './subscriptions/subscriptions.ts'

describe('payment error codes, as the specification lists them', () => {
  test('each recoverable code names the card field to correct', () => {
    expect(paymentErrorCodes).toEqual({
      number: '1100003PI1, 1100004PI1, E001001'.split(', '),
      month: '1100003PI3, 1100004PI3, 1100005PI3, E001004'.split(', '),
      year: '1100003PI4, 1100004PI4'.split(', '),
      code: '1100004PI2, 1100005PI2'.split(', '),
    })
    for (const [field, codes] of Object.entries(paymentErrorCodes)) {
      for (const code of codes) expect(cardFieldOf(code)).toBe(field)
    }
  })

  test('an unrecoverable code names no card field', () => {
    const upTo = (prefix: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${String(from + index).padStart(3, '0')}`)
    const listed =
      '1100004PI5, 2100204PI5, E000, E002, E003, E004, E005, E020, E030, E001002, E001003, R100, R100-005, R150, R151, R300, R301'
    const all = [...listed.split(', '), ...upTo('R', 200, 210), ...upTo('X', 0, 3)]
    expect([...unrecoverablePaymentErrorCodes].sort()).toEqual(all.sort())
    for (const code of [...all, 'unheard of', 'constructor']) expect(cardFieldOf(code)).toBeNull()
  })
})

describe('violations', () => {
  const of = (schema: z.ZodType, value: unknown) => violationsOf(schema.safeParse(value).error?.issues ?? [])

  test('each violation has a dotted path and the type missing or invalid', () => {
    const violations = of(paymentRequest, { formula: 'X', creditCard: { month: '1' }, admin: true })
    const types = Object.fromEntries(violations.map(({ property, type }) => [property, type]))
    expect(types).toMatchObject({
      uid: 'missing',
      firstname: 'missing',
      lastname: 'missing',
      formula: 'invalid',
      'creditCard.number': 'missing',
      'creditCard.month': 'invalid',
      'creditCard.year': 'missing',
      'creditCard.code': 'missing',
      admin: 'invalid',
    })
  })

  test('a missing version has the error type “missing”', () => {
    expect(of(z.object({ version: numeric(1, 9) }), {})).toEqual([
      { property: 'version', message: messages.required, type: 'missing' },
    ])
  })

  test('an error body is parsed unchanged', () => {
    const body = { message: 'x', code: 'second-factor', requestId: '1' }
    expect(errorBody.parse(body)).toEqual(body)
  })
})

test('errors use French apostrophes and non-breaking spaces', () => {
  const sentences = Object.values(messages).map((value) => (typeof value === 'function' ? value(1, 2) : value))
  for (const sentence of sentences) {
    expect(sentence).not.toContain("'")
    expect(sentence).not.toMatch(/ [:;!?]|\d [a-z]+\.$/)
  }
})
