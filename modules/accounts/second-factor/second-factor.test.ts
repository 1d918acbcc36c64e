import { expect, test } from 'vitest'
import { createRecoveryCodes, createSecret, findTotpStep, hashOfRecoveryCode, secretHref } from './second-factor.ts'

/** RFC 6238, appendix B: the secret « 12345678901234567890 », and the last six of the eight digits listed there. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('a code at %d is %s, of step %d', (seconds, code, step) => {
  expect(findTotpStep(secret, code, at(seconds))).toBe(step)
})

test('a code is accepted one period early or late, not two', () => {
  expect(findTotpStep(secret, '081804', at(1_111_111_109 + 30))).toBe(37_037_036)
  expect(findTotpStep(secret, '081804', at(1_111_111_109 - 30))).toBe(37_037_036)
  expect(findTotpStep(secret, '081804', at(1_111_111_109 + 60))).toBeUndefined()
  expect(findTotpStep(secret, '081804', at(1_111_111_109 - 60))).toBeUndefined()
})

test.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('a code cannot be %j', (code) => {
  expect(findTotpStep(secret, code, at(59))).toBeUndefined()
})

test('a secret has 160 bits and a URL that names the site and the account', () => {
  const made = createSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(createSecret()).not.toBe(made)
  const href = new URL(secretHref(made, 'admin@exemple.fr', 'La Maison d’à côté'))
  expect(href.protocol).toBe('otpauth:')
  expect(decodeURIComponent(href.pathname)).toContain('admin@exemple.fr')
  expect(href.searchParams.get('issuer')).toBe('La Maison d’à côté')
})

test('there are ten distinct 80-bit recovery codes, accepted in any letter case', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  const [code = ''] = codes
  expect(hashOfRecoveryCode(code.toUpperCase().replaceAll('-', ' '))).toBe(hashOfRecoveryCode(code))
})
