import { expect, test } from 'vitest'
import { brandOf, maskOf } from './card-brand.ts'

test.each([
  ['4242', 'visa', 3],
  ['5555', 'mastercard', 3],
  ['3782', 'american-express', 4],
])('%s is a %s, whose code has %i digits', (number, type, codeSize) => {
  expect(brandOf(number)).toMatchObject({ type, codeSize })
})

test('an empty or unknown number has no brand', () => {
  expect(brandOf('')).toBeNull()
  expect(brandOf('9999')).toBeNull()
})

test('the mask groups digits as the card does', () => {
  expect(maskOf('4242')).toMatch(/^#### #### #### ####/)
  expect(maskOf('3782')).toBe('#### ###### #####')
  expect(maskOf('').replaceAll(' ', '')).toHaveLength(19)
})
