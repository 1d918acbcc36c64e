import { expect, test } from 'vitest'
import { password as passwordRule } from '../../contracts/forms.ts'
import { strengthOf } from './password-strength.ts'

test.each([
  ['abcdefg', 'short'],
  ['🌸🌸🌸🌸', 'short'],
  ['password', 'weak'],
  ['12345678', 'weak'],
  ['azertyui', 'weak'],
  ['aB3mhF6g', 'fair'],
  ['aB3!hF6?', 'strong'],
  ['une tisane au tilleul', 'strong'],
  ['x'.repeat(51), 'long'],
])('%s is %s: the meter and the server agree on what is accepted', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
  expect(passwordRule.safeParse(password).success).toBe(strength === 'strong')
})
