import { expect, test } from 'vitest'
import { password as passwordRule } from '../../contracts/forms.ts'
import { missingCharacters, passwordBits, strengthOf, wantedBits } from './password-bits.ts'

test('the CNIL’s own examples: eight characters of four kinds reach 50 bits, of three kinds do not', () => {
  expect(passwordBits('aB3!aB3!')).toBeGreaterThanOrEqual(wantedBits)
  expect(passwordBits('aB3daB3d')).toBe(47)
})

test('twelve characters of four kinds are worth 79 bits', () => {
  expect(passwordBits('aB3!aB3!aB3!')).toBe(79)
})

test('digits alone need sixteen', () => {
  expect(passwordBits('123456789012345')).toBeLessThan(wantedBits)
  expect(passwordBits('1234567890123456')).toBeGreaterThanOrEqual(wantedBits)
})

test('nothing is worth nothing', () => {
  expect(passwordBits('')).toBe(0)
  expect(missingCharacters('')).toBe(0)
})

test('a character counts once, however it is written', () => {
  expect(passwordBits('🌸🌸')).toBe(passwordBits('!!'))
})

test.each(['abcdefgh', '12345678', 'aB3daB3d'])('%s lacks as many characters as bring it there', (password) => {
  const missing = missingCharacters(password)
  expect(passwordBits(password + password.slice(0, missing))).toBeGreaterThanOrEqual(wantedBits)
  expect(passwordBits(password + password.slice(0, missing - 1))).toBeLessThan(wantedBits)
})

test.each([
  ['abcdefg', 'short'],
  ['🌸🌸🌸🌸', 'short'],
  ['abcdefgh', 'weak'],
  ['aB3daB3d', 'fair'],
  ['aB3!aB3!', 'strong'],
  ['x'.repeat(51), 'long'],
])('%s is %s, and refused exactly where the meter says too short or too long', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
  expect(passwordRule.safeParse(password).success).toBe(strength !== 'short' && strength !== 'long')
})
