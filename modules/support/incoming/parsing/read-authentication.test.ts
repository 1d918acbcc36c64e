import { expect, test } from 'vitest'
import { authenticationOf } from './read-authentication.ts'

const mailWith = (...results: string[]) =>
  ({ headers: results.map((value) => ({ key: 'authentication-results', value })) }) as Parameters<
    typeof authenticationOf
  >[0]

test.each([
  ['ours', ['mx.exemple.fr; spf=pass x; dkim=fail y'], 'spf=pass dkim=fail'],
  ['ours, with a version and a comment', ['MX.exemple.fr (ours) 1; dmarc=Pass'], 'dmarc=pass'],
  ['a forged one above ours', ['mx.ailleurs.fr; dmarc=pass', 'mx.exemple.fr; dmarc=fail'], 'dmarc=fail'],
  ['a forged one alone', ['mx.ailleurs.fr; dmarc=pass'], null],
  ['one whose server only begins like ours', ['mx.exemple.fr.ailleurs.fr; dmarc=pass'], null],
  ['one that names ours later', ['mx.ailleurs.fr; spf=pass mx.exemple.fr; dmarc=pass'], null],
  ['one without a server', ['spf=pass'], null],
  ['none', [], null],
])('Only results of our own mail server count: %s', (_name, results, expected) => {
  expect(authenticationOf(mailWith(...results), 'mx.exemple.fr')).toBe(expected)
})

test('Authentication results are ignored until our mail server is configured', () => {
  expect(authenticationOf(mailWith('mx.exemple.fr; spf=pass'), undefined)).toBeNull()
})
