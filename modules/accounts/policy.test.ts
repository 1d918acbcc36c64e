import { expect, test } from 'vitest'
import { aclOf, isOwnAccount, isStaff, sameAcl } from './policy.ts'

const nothing = { user: false, vip: false, coach: false, support: false, editor: false, admin: false }
const proved = { secondFactor: true }
const unproved = { secondFactor: false }

test('a session’s ACL names all six roles', () => {
  expect(aclOf(['user'], unproved, false)).toEqual({ ...nothing, user: true })
  expect(aclOf(['user', 'vip'], unproved, false)).toEqual({ ...nothing, user: true, vip: true })
})

test('a session’s ACL names the writer role only for verified writers', () => {
  expect(aclOf(['user', 'writer'], proved, false)).toEqual({ ...nothing, user: true, writer: true })
  expect(aclOf(['user', 'writer'], unproved, false)).toEqual({ ...nothing, user: true })
  expect(sameAcl({ user: true, writer: true }, { ...nothing, user: true })).toBe(false)
})

test('a session’s ACL gives staff a reader’s rights without a second factor', () => {
  expect(aclOf(['user', 'vip', 'admin'], unproved, false)).toEqual({ ...nothing, user: true })
  expect(aclOf(['user', 'vip', 'admin'], proved, false)).toEqual({ ...nothing, user: true, vip: true, admin: true })
})

test('a session’s ACL includes staff roles without a second factor in the demo', () => {
  expect(aclOf(['user', 'coach'], unproved, true)).toEqual({ ...nothing, user: true, coach: true })
})

test('staff are users who hold a staff role', () => {
  expect(isStaff(['user', 'vip'])).toBe(false)
  for (const role of ['coach', 'support', 'writer', 'editor', 'admin'] as const)
    expect(isStaff(['user', role])).toBe(true)
})

test('an absent role equals a false one', () => {
  expect(sameAcl({ user: true }, { ...nothing, user: true })).toBe(true)
  expect(sameAcl({ user: true, vip: true }, { ...nothing, user: true })).toBe(false)
  expect(sameAcl({}, { ...nothing, user: true })).toBe(false)
})

test('a user may act on their own account only', () => {
  expect(isOwnAccount({ uid: 'a' }, 'a')).toBe(true)
  expect(isOwnAccount({ uid: 'a' }, 'b')).toBe(false)
})
