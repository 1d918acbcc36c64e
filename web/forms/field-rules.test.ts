import { expect, test } from 'vitest'
import { z } from 'zod'
import { normalizedEmail, otp, password, personName, text } from '../../contracts/forms.ts'
import { messages } from '../../contracts/messages.ts'
import { attributesOf, rulesOf } from './field-rules.ts'

test('A password’s rules are those of its schema', () => {
  const { minLength, missing, length, most } = rulesOf(password)
  expect([missing, length]).toEqual([messages.required, messages.password(minLength ?? 0, most ?? 0)])
  expect(minLength).toBeGreaterThan(7)
})

test('An e-mail address, a code and a name have their own error messages', () => {
  expect(rulesOf(normalizedEmail)).toMatchObject({ missing: messages.required, other: messages.email })
  expect(rulesOf(otp)).toMatchObject({ other: messages.otp })
  expect(rulesOf(personName)).toMatchObject({ other: messages.nameCharacters })
})

const patternOf = (schema: z.ZodType) => new RegExp(`^(?:${rulesOf(schema).pattern})$`, 'v')

test.each([
  [normalizedEmail, 'zoé@exemple.fr', 'zoe@exemple'],
  [personName, 'Zoé D’Été-Martin', 'Zoé <b>'],
  [otp, '123 456', '12€'],
])('A browser compiles the pattern, and decides as the schema does', (schema, right, wrong) => {
  for (const value of [right, wrong]) expect(patternOf(schema).test(value)).toBe(schema.safeParse(value).success)
})

test('A required box and an optional field have their error messages', () => {
  expect(rulesOf(z.literal('on', { error: messages.terms }))).toMatchObject({ missing: messages.terms })
  expect(rulesOf(text(0, 10).optional())).toMatchObject({ most: 10, length: messages.between(0, 10) })
  expect(rulesOf(text(0, 10).optional()).missing).toBeUndefined()
})

test('The error messages are an attribute of the control', () => {
  expect(attributesOf({ minLength: 2, missing: 'a' })).toEqual({
    minLength: 2,
    pattern: undefined,
    'data-sentences': '{"missing":"a"}',
  })
})
