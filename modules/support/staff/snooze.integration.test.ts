import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '../../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, type TestUser } from '../fixtures/tickets.ts'
import { wakeSnoozedSweep } from '../tickets/wake-snoozed.ts'

let app: TestApp
let julie: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
})
afterAll(() => app.close())

const token = () => julie.token
const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString()
const read = async (uid: string) => (await app.call('GET', `/staff/tickets/${uid}`, { token: token() })).body.payload
const patch = (uid: string, body: object) => app.call('PATCH', `/staff/tickets/${uid}`, { token: token(), body })
const isListed = async (uid: string, snoozed: boolean) => {
  const path = `/staff/tickets?filter[uid]=${uid}&filter[snoozed]=${snoozed}`
  return (await app.call('GET', path, { token: token() })).body.payload.length === 1
}

async function snoozed(seconds: number) {
  const ticket = await createContactTicket(app)
  const { version, answerDueDateTime } = await read(ticket.uid)
  const snoozedUntil = inSeconds(seconds)
  const answer = await patch(ticket.uid, { snoozedUntil, version })
  expect([answer.status, answer.body.payload]).toMatchObject([200, { snoozedUntil, answerDueDateTime }])
  return { ...ticket, version: answer.body.payload.version }
}

test('a snoozed ticket is hidden until the chosen time', async () => {
  const { uid } = await snoozed(60)
  expect([await isListed(uid, false), await isListed(uid, true)]).toEqual([false, true])
  await wakeSnoozedSweep.handle(app.platform)
  expect(await isListed(uid, true)).toBe(true)
  app.clock.advance(61_000)
  expect([await isListed(uid, false), await isListed(uid, true)]).toEqual([true, false])
  await wakeSnoozedSweep.handle(app.platform)
  expect((await read(uid)).snoozedUntil).toBeNull()
})

test('a snoozed ticket reappears when the person writes, but not when staff answer', async () => {
  const { uid, headers } = await snoozed(600)
  await app.call('POST', `/staff/tickets/${uid}/messages`, { token: token(), body: { message: 'Nous cherchons' } })
  expect(await isListed(uid, true)).toBe(true)
  const seen = await app.call('GET', `/support/contact/tickets/${uid}`, { headers })
  expect(JSON.stringify(seen.body)).not.toContain('snoozed')
  await app.call('POST', `/support/contact/tickets/${uid}/messages`, { headers, body: { message: 'Alors ?' } })
  expect([await isListed(uid, false), (await read(uid)).snoozedUntil]).toEqual([true, null])
})

test('a snoozed ticket is unsnoozed on request or when it is closed', async () => {
  const first = await snoozed(600)
  expect((await patch(first.uid, { snoozedUntil: null, version: first.version })).body.payload.snoozedUntil).toBeNull()
  const second = await snoozed(600)
  const closed = await patch(second.uid, { status: 'closed', version: second.version })
  expect(closed.body.payload).toMatchObject({ status: 'closed', snoozedUntil: null })
})

test('a snoozed ticket needs a time in the future, within a year', async () => {
  const { uid } = await createContactTicket(app)
  const { version } = await read(uid)
  for (const seconds of [-1, 400 * 86_400]) {
    const refused = await patch(uid, { snoozedUntil: inSeconds(seconds), version })
    expect(violationsOf(refused)).toEqual([400, ['snoozedUntil', 'invalid']])
  }
})
