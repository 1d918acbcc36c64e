import { expect, test } from 'vitest'
import { attemptOf } from './throttle.ts'

const network = (address: string) => attemptOf('a@exemple.fr', address).address

test('an identifier is counted by its hash: what was typed is not kept', () => {
  const { account } = attemptOf('petite-fleur-rose', '192.0.2.1')
  expect(account).not.toContain('fleur')
  expect(account).toBe(attemptOf('petite-fleur-rose', '192.0.2.9').account)
  expect(account).not.toBe(attemptOf('a@exemple.fr', '192.0.2.1').account)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::3:4:5:6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['ailleurs', 'unknown'],
  ['', 'unknown'],
])('the address %s counts as %s', (address, expected) => {
  expect(network(address)).toBe(expected)
})
