import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf, createStaffApp, createUser, type Person, violationsOf } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { applyDueChangesSweep } from '../email/apply-due-changes.ts'
import { findUser } from '../index.ts'

let app: TestApp
let admin: Person
let member: Person
let next: string
beforeAll(async () => {
  app = await createStaffApp()
})
afterAll(() => app.close())
// A token lasts an hour, and these tests advance the clock by days.
beforeEach(async () => {
  admin = await createUser(app, ['admin'], 'Ada')
  member = await createUser(app, ['user'], 'Zoé')
  next = `${randomUUID()}@exemple.fr`
})

const day = 86_400_000
const ask = (body: object = {}) =>
  admin.post(`/staff/members/${member.uid}/change-email`, { email: next, reason: 'boîte perdue', ...body })
const addressOf = async ({ uid }: Person) => (await findUser(app.platform.db, uid))?.email

async function follow(address: string) {
  await app.settle()
  const links = (await app.mailsTo(address)).map(
    ({ text }) => /confirm-email\?(?:stop=1&)?token=([\w-]+)/.exec(text)?.[1],
  )
  const token = links.findLast((one) => one !== undefined) ?? ''
  return (await app.call('POST', '/email-links/confirm', { body: { token } })).body.payload
}

async function pass(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds)
  await applyDueChangesSweep.handle(app.platform)
}

test('the new address takes effect a day after it is confirmed', async () => {
  const answer = await ask()
  expect(answer.body.payload).toEqual({
    email: next,
    expirationDateTime: new Date(app.clock.now().getTime() + day).toISOString(),
  })
  expect(await follow(next)).toEqual({ state: 'delayed' })
  expect(await addressOf(member)).toBe(member.email)
  expect(await auditOf(admin, member.uid)).toEqual([['members.request-email-change', { reason: 'boîte perdue' }]])
  await pass(day)
  expect(await addressOf(member)).toBe(next)
  for (const address of [member.email, next]) {
    expect((await app.mailsTo(address)).map(({ kind }) => kind)).toContain('accounts.email-changed')
  }
})

test('nothing changes until the new address is confirmed', async () => {
  await ask()
  await pass(2 * day)
  expect(await addressOf(member)).toBe(member.email)
})

test('the current address gets a mail that names the team and can stop the change', async () => {
  await ask()
  await follow(next)
  await app.settle()
  const [mail] = (await app.mailsTo(member.email)).filter(({ kind }) => kind === 'accounts.change-email-stop')
  expect(mail?.text).toContain('notre équipe')
  expect(await follow(member.email)).toEqual({ state: 'stopped' })
  await pass(2 * day)
  expect(await addressOf(member)).toBe(member.email)
})

test('a change without a reason, to a used address or for a colleague is refused', async () => {
  expect((await ask({ reason: '' })).status).toBe(400)
  expect(violationsOf(await ask({ email: admin.email }))).toEqual([409, ['email', 'duplicate']])
  member = await createUser(app, ['coach'])
  expect(violationsOf(await ask())).toEqual([409, ['uid', 'invalid']])
  expect((await admin.post(`/staff/members/${randomUUID()}/change-email`, { email: next, reason: 'a' })).status).toBe(
    404,
  )
})

test('a change requested twice with one key is mailed once', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const path = `/staff/members/${member.uid}/change-email`
  const body = { email: next, reason: 'boîte perdue' }
  const [first, second] = [await admin.post(path, body, key), await admin.post(path, body, key)]
  expect(second.body).toEqual(first.body)
  await app.settle()
  expect(await app.mailsTo(next)).toHaveLength(1)
})

test('staff can read a pending change with its address, dates and confirmations', async () => {
  const path = `/staff/members/${member.uid}/email`
  expect((await admin.get(path)).body.payload).toEqual({ change: null })
  const requestedAt = app.clock.now()
  await ask()
  const change = {
    email: next,
    requestedDateTime: requestedAt.toISOString(),
    expirationDateTime: new Date(requestedAt.getTime() + day).toISOString(),
    currentConfirmed: false,
    nextConfirmed: false,
    delayed: true,
  }
  const support = await createUser(app, ['support'])
  expect((await support.get(path)).body.payload).toEqual({ change })
  await follow(next)
  expect((await admin.get(path)).body.payload).toEqual({ change: { ...change, nextConfirmed: true } })
  await pass(day)
  expect(await addressOf(member)).toBe(next)
  const later = await createUser(app, ['admin'])
  expect((await later.get(path)).body.payload).toEqual({ change: null })
  expect((await later.get(`/staff/members/${randomUUID()}/email`)).status).toBe(404)
})

test('the links of a change stop working when an admin cancels it', async () => {
  const cancel = (by: Person) => by.post(`/staff/members/${member.uid}/cancel-email-change`, { reason: 'pas elle' })
  expect(violationsOf(await cancel(admin))).toEqual([409, ['uid', 'invalid']])
  await ask()
  expect((await cancel(await createUser(app, ['support']))).status).toBe(403)
  expect((await cancel(admin)).body.payload).toEqual({ change: null })
  expect(await follow(next)).toBeUndefined()
  expect((await cancel(admin)).status).toBe(409)
  expect(await auditOf(admin, member.uid)).toContainEqual(['members.cancel-email-change', { reason: 'pas elle' }])
  await pass(2 * day)
  expect(await addressOf(member)).toBe(member.email)
})
