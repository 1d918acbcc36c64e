import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as memberCalls from '../../../contracts/accounts/staff-members.ts'
import * as systemCalls from '../../../contracts/administration/staff-system.ts'
import type { AnyCall } from '../../../contracts/call.ts'
import * as offerCalls from '../../../contracts/subscriptions/staff-offers.ts'
import { type Role, roles } from '../../../platform/sessions/index.ts'
import { createStaffApp, createUser, type Person } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const partsOf = (value: unknown): unknown[] => [
  value,
  ...(value && typeof value === 'object' ? Object.values(value) : []),
]
const calls = [systemCalls, memberCalls, offerCalls].flatMap((file) =>
  Object.values(file).flatMap(partsOf).filter(isCall),
)
/** Calls of the member sheet, which support may make too. */
const supportMay = new Set([
  'listStaffMembers',
  'getStaffMember',
  'listStaffSubscriptions',
  'getStaffSubscription',
  'listStaffPayments',
  'getStaffPayment',
  'refundPayment',
  'getMail',
  'getMailPage',
  'resendMail',
])
const addressOf = (call: AnyCall): string => call.path.replace(':uid', randomUUID())

let app: TestApp
const people = new Map<Role, Person>()
beforeAll(async () => {
  app = await createStaffApp()
  for (const role of roles) people.set(role, await createUser(app, [role]))
})
afterAll(() => app.close())

async function statusFor(call: AnyCall, role: Role): Promise<number> {
  const answer = await app.call(call.method, addressOf(call), { token: people.get(role)?.token, body: bodyFor(call) })
  return answer.status
}

/** An invalid body: a caller without permission must not even learn that it is invalid. */
const bodyFor = (call: AnyCall) => (call.body ? { nothing: 'of the sort' } : undefined)

describe.each(calls.map((call) => [call.id, call] as const))('%s', (id, call) => {
  test('returns 401 to visitors', async () => {
    expect((await app.call(call.method, addressOf(call), { body: bodyFor(call) })).status).toBe(401)
  })

  test.each(['user', 'vip', 'coach', 'editor'] as const)('returns 403 to users who are only %s', async (role) => {
    expect(await statusFor(call, role)).toBe(403)
  })

  test('is open to support only where it serves members', async () => {
    const status = await statusFor(call, 'support')
    if (supportMay.has(id)) expect([200, 400, 404]).toContain(status)
    else expect(status).toBe(403)
  })

  test('is open to admins', async () => {
    expect([200, 400, 404]).toContain(await statusFor(call, 'admin'))
  })
})

test('more than 35 calls are tested', () => {
  expect(calls.length).toBeGreaterThan(35)
})
