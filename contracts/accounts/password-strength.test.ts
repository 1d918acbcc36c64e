import { expect, test } from 'vitest'
import { growthOf, repeatPiece } from '../../tests/fixtures/growth.ts'
import { leakCandidates, minPasswordBits, missingCharacters, passwordBits } from './password-strength.ts'

test('eight characters of four kinds reach the 50 bits that the CNIL requires', () => {
  expect(passwordBits('aB3!eF6?')).toBeGreaterThanOrEqual(minPasswordBits)
  expect(passwordBits('aB3mhF6g')).toBe(47)
})

test('twelve characters of four kinds are worth 79 bits', () => {
  expect(passwordBits('aB3!eF6?iJ9;')).toBe(79)
})

test('a password of random digits needs sixteen of them', () => {
  expect(passwordBits('491860275318642')).toBeLessThan(minPasswordBits)
  expect(passwordBits('4918602753186420')).toBeGreaterThanOrEqual(minPasswordBits)
})

test.each([
  'x'.repeat(40),
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiopqsdfghjklm',
  'AzErTyUiOp0987654321',
])('%s is long but weak: each character is predictable from those before', (password) =>
  expect(passwordBits(password)).toBeLessThan(minPasswordBits),
)

test('each character of a repeated part adds one bit', () => {
  expect(passwordBits('fleurfleurfleur')).toBe(Math.floor(5 * Math.log2(26)) + 10)
  expect(passwordBits('Clef-7Clef-7')).toBeLessThan(minPasswordBits)
})

test('three neighbouring keys do not reduce the bits of a phrase', () => {
  expect(passwordBits('le vert goéland, être')).toBe(Math.floor(21 * Math.log2(26 + 37)))
})

test('an empty password has 0 bits', () => {
  expect(passwordBits('')).toBe(0)
  expect(missingCharacters('')).toBe(0)
})

test('an emoji counts as one character', () => {
  expect(passwordBits('🌸🌸')).toBe(passwordBits('!!'))
})

test.each(['mqhsndlr', '71930462', 'aB3mhF6g'])(
  '%s becomes strong enough with exactly its number of missing characters',
  (password) => {
    const more = /[a-z]/.test(password) ? 'gvkrpbwt' : '95281736'
    const missing = missingCharacters(password)
    expect(passwordBits(password + (more + more.toUpperCase()).slice(0, missing))).toBeGreaterThanOrEqual(
      minPasswordBits,
    )
    expect(passwordBits(password + more.slice(0, missing - 1))).toBeLessThan(minPasswordBits)
  },
)

test.each([
  ['Motdepasse2026', ['motdepasse2026', 'motdepasse']],
  ['!!P@ssw0rd1', ['!!p@ssw0rd1', 'p@ssw0rd']],
  ['Marseille', ['marseille']],
  ['Marseille, le 4 mai', ['marseille, le 4 mai']],
  ['motdepasse-47-92', ['motdepasse-47-92']],
  ['ClaireClaire2024!', ['claireclaire2024!', 'claire']],
  ['Claire2024Claire2024!', ['claire2024claire2024!', 'claire']],
  ['Océane-Océane-Océane 1998', ['oceane-oceane-oceane 1998', 'oceane']],
  ['Marseille1998?', ['marseille1998?', 'marseille']],
  ['motdepasse motdepasse', ['motdepasse motdepasse', 'motdepasse']],
  ['nouvelle fleur nouvelle', ['nouvelle fleur nouvelle']],
])('the leak check of %s looks up %j', (password, candidates) => {
  expect(leakCandidates(password)).toEqual(candidates)
})

test('the cost of judging a hostile password grows linearly with its length', async () => {
  const linear = { ratio: 3, cost: Number.POSITIVE_INFINITY }
  const judge = (password: string) => {
    passwordBits(`${password}!`)
    leakCandidates(`${password}a`)
  }
  for (const piece of ['ab', '1']) {
    const { ratio } = await growthOf(judge, repeatPiece(piece), 25, linear)
    expect(ratio, piece).toBeLessThan(linear.ratio)
  }
})
