import { expect, test } from 'vitest'
import { mayWithdraw, requireOrderRight } from './policy.ts'

const acl = { user: true, vip: false, coach: false, support: false, editor: false, admin: false }
const viewer = { uid: 'a', identifier: 'a@exemple.fr', sid: 's', acl }

test('only a user may order, and only for oneself', () => {
  expect(() => requireOrderRight(viewer, 'a')).not.toThrow()
  expect(() => requireOrderRight(viewer, 'b')).toThrow()
  expect(() => requireOrderRight({ ...viewer, acl: { ...acl, user: false } }, 'a')).toThrow()
})

test.each([
  ['2026-03-10T09:00:00Z', '2026-03-24T22:59:59Z', true],
  ['2026-03-10T09:00:00Z', '2026-03-24T23:00:00Z', false],
  ['2026-03-20T09:00:00Z', '2026-04-03T21:59:59Z', true],
  ['2026-03-20T09:00:00Z', '2026-04-03T22:00:00Z', false],
  ['2026-03-14T09:00:00Z', '2026-03-30T21:59:59Z', true],
  ['2026-03-14T09:00:00Z', '2026-03-30T22:00:00Z', false],
])('what was ordered on %s may be withdrawn at %s: %s', (ordered, now, may) => {
  expect(mayWithdraw({ startedAt: new Date(ordered), endReason: null, gifted: false }, new Date(now))).toBe(may)
})

test('the right to withdraw outlasts the contract but can be used only once', () => {
  const contract = { startedAt: new Date('2026-03-10T09:00:00Z'), endReason: 'cancelled' as const, gifted: false }
  const now = new Date('2026-03-20T09:00:00Z')
  expect(mayWithdraw(contract, now)).toBe(true)
  expect(mayWithdraw({ ...contract, endReason: 'withdrawn', gifted: false }, now)).toBe(false)
  expect(mayWithdraw({ startedAt: null, endReason: 'refused', gifted: false }, now)).toBe(false)
})
