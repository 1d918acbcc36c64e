import { expect, test } from 'vitest'
import { isOutdatedBy, sessionChange, sessionOf } from './tab-message.ts'

const camille = sessionOf({ reader: 'camille', roles: 'user' })
const vip = sessionOf({ reader: 'camille', roles: 'user vip' })
const zoe = sessionOf({ reader: 'zoe', roles: 'user' })
const visitor = sessionOf({})

test.each([
  [visitor, camille, 'connect'],
  [zoe, camille, 'connect'],
  [camille, visitor, 'disconnect'],
  [camille, vip, 'refresh'],
  [camille, camille, null],
  [visitor, visitor, null],
  [null, camille, null],
])('from %j to %j: %s', (before, now, event) => {
  expect(sessionChange(before, now)).toBe(event)
})

test('a page that already shows the same session is not outdated', () => {
  expect(isOutdatedBy({ event: 'disconnect', session: visitor }, camille)).toBe(true)
  expect(isOutdatedBy({ event: 'disconnect', session: visitor }, visitor)).toBe(false)
  expect(isOutdatedBy({ event: 'refresh', session: vip }, camille)).toBe(true)
})

test('a profile update concerns only the pages of the same account', () => {
  expect(isOutdatedBy({ event: 'metadataUpdate', session: vip }, vip)).toBe(true)
  expect(isOutdatedBy({ event: 'metadataUpdate', session: vip }, zoe)).toBe(false)
  expect(isOutdatedBy({ event: 'metadataUpdate', session: visitor }, visitor)).toBe(false)
})
