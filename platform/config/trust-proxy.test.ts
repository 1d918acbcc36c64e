import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './index.ts'

const trusted = (TRUST_PROXY?: string) => readConfig({ TRUST_PROXY }).trustProxy

test.each([
  [undefined, ['loopback']],
  ['', ['loopback']],
  ['0', 0],
  ['2', 2],
  ['loopback, uniquelocal', ['loopback', 'uniquelocal']],
  ['10.0.0.0/8,192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['2001:db8::/32, ::1', ['2001:db8::/32', '::1']],
])('TRUST_PROXY=%s trusts %o', (value, expected) => {
  expect(trusted(value)).toEqual(expected)
})

test.each([
  'proxy',
  'true',
  '-1',
  '1.5',
  '11',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  '10.0.0',
  'loopback,',
  '::1/129',
])('TRUST_PROXY=%s is refused in one line', (value) => {
  expect(() => trusted(value)).toThrow(ConfigError)
  expect(() => trusted(value)).toThrow(/^Wrong configuration: TRUST_PROXY \S.*$/)
})
