import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser, type TestUser } from '../fixtures/tickets.ts'
import { warnNearlyDueSweep } from './warn-nearly-due.ts'

let app: TestApp
let agent: TestUser
let admin: TestUser
// A Tuesday, ten in the morning in Paris.
const tuesday = '2026-11-17T09:00:00Z'

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' }, now: tuesday })
  agent = await createUser(app, 'Marion', 'support')
  admin = await createUser(app, 'Ada', 'admin')
})
afterAll(() => app.close())

const afternoons = [1, 2, 3, 4, 5].map((day) => ({ day, from: '14:00', to: '17:00' }))
const staffTicket = async (uid: string) =>
  (await app.call('GET', `/staff/tickets/${uid}`, { token: agent.token })).body.payload
const dueOf = async (uid: string) => (await staffTicket(uid)).answerDueDateTime
const patch = (path: string, body: unknown, token = agent.token) => app.call('PATCH', path, { token, body })
/** Signs in again: an access token lasts an hour. */
async function comeBack(): Promise<void> {
  const body = { identifier: agent.email, password: 'petite-fleur-rose' }
  agent.token = (await app.call('POST', '/auth_check', { body })).body.payload.token
}
const take = async (uid: string, assignee: string | null) =>
  patch(`/staff/tickets/${uid}`, { assignee, version: (await staffTicket(uid)).version })

test('working hours are the default until staff or the owner change them', async () => {
  const coach = await createUser(app, 'Claire', 'coach')
  const path = `/staff/working-hours/${coach.uid}`
  const first = (await app.call('GET', path, { token: coach.token })).body.payload
  expect(first).toMatchObject({ name: 'Claire', own: false, daysOff: [], version: 1 })
  expect(first.hours).toHaveLength(5)
  expect(first.publicHolidays).toHaveLength(22)
  for (const day of ['2026-11-11', '2026-12-25', '2027-01-01', '2027-03-29'])
    expect(first.publicHolidays).toContain(day)
  const daysOff = [{ from: '2026-12-21', to: '2027-01-01', label: 'Congés' }]
  const changed = await patch(path, { daysOff, version: 1 }, coach.token)
  expect(changed.body.payload).toMatchObject({ own: true, hours: first.hours, daysOff, version: 2 })
  expect((await patch(path, { hours: [], version: 2 })).status).toBe(403)
  expect((await patch(path, { hours: [], version: 1 }, admin.token)).status).toBe(409)
  const replaced = await app.call('PUT', path, {
    token: admin.token,
    body: { ...first, hours: afternoons, version: 2 },
  })
  expect(replaced.body.payload).toMatchObject({ hours: afternoons, daysOff: [], version: 3 })
  const listed = await app.call('GET', '/staff/working-hours?filter[role]=coach', { token: agent.token })
  expect(listed.body).toMatchObject({ payload: [{ uid: coach.uid, own: true }], page: { total: 1 } })
})

test('working hours that end before they begin are refused, like invalid dates', async () => {
  const path = `/staff/working-hours/${agent.uid}`
  for (const change of [
    { hours: [{ day: 1, from: '18:00', to: '09:00' }] },
    { hours: [{ day: 8, from: '09:00', to: '18:00' }] },
    { daysOff: [{ from: '2026-02-30', to: '2026-03-01' }] },
    { daysOff: [{ from: '2026-03-02', to: '2026-03-01' }] },
  ]) {
    expect((await patch(path, { ...change, version: 1 })).status).toBe(400)
  }
  expect((await app.call('GET', `/staff/working-hours/${randomUUID()}`, { token: agent.token })).status).toBe(404)
})

test('the due time follows the default hours, then the assignee’s', async () => {
  const mine = await createUser(app, 'Lou', 'support')
  const { uid, headers, answer } = await createContactTicket(app)
  expect(answer.body.payload.answerBy).toBe('2026-11-18T09:00:00.000Z')
  expect(await dueOf(uid)).toBe('2026-11-18T09:00:00.000Z')
  await patch(`/staff/working-hours/${mine.uid}`, { hours: afternoons, version: 1 }, mine.token)
  await take(uid, mine.uid)
  expect(await dueOf(uid)).toBe('2026-11-19T16:00:00.000Z')
  await patch(
    `/staff/working-hours/${mine.uid}`,
    { daysOff: [{ from: '2026-11-18', to: '2026-11-18' }], version: 2 },
    mine.token,
  )
  await app.settle()
  expect(await dueOf(uid)).toBe('2026-11-20T16:00:00.000Z')
  const own = await app.call('GET', `/support/contact/tickets/${uid}`, { headers })
  expect(own.body.payload.answerBy).toBe('2026-11-20T16:00:00.000Z')
})

test('the due time starts at the user’s first message after each answer', async () => {
  const { uid, headers } = await createContactTicket(app)
  const since = (await staffTicket(uid)).waitingSince
  app.clock.advance(60_000)
  await app.call('POST', `/support/contact/tickets/${uid}/messages`, { headers, body: { message: 'Encore' } })
  expect((await staffTicket(uid)).waitingSince).toBe(since)
  await app.call('POST', `/staff/tickets/${uid}/messages`, {
    token: agent.token,
    body: { message: 'Note', internal: true },
  })
  expect((await staffTicket(uid)).waitingSince).toBe(since)
  await app.call('POST', `/staff/tickets/${uid}/messages`, { token: agent.token, body: { message: 'Voilà' } })
  expect(await staffTicket(uid)).toMatchObject({ waitingSince: null, answerDueDateTime: null, overdue: false })
  await app.call('POST', `/support/contact/tickets/${uid}/messages`, { headers, body: { message: 'Merci, et…' } })
  expect((await staffTicket(uid)).waitingSince).toBe(app.clock.now().toISOString())
  await app.call('POST', `/support/contact/tickets/${uid}/close`, { headers })
  expect((await staffTicket(uid)).waitingSince).toBeNull()
})

test('the due time is shown to a VIP for each available coach', async () => {
  const vip = await createUser(app, 'Zoé', 'vip')
  const coach = await createUser(app, 'Ana', 'coach')
  await patch(`/staff/working-hours/${coach.uid}`, { hours: [], version: 1 }, coach.token)
  const { body } = await app.call('GET', '/support/coaching/coaches', { token: vip.token })
  const byName = Object.fromEntries(
    body.payload.map((one: { name: string; answerBy: string }) => [one.name, one.answerBy]),
  )
  expect(byName).toMatchObject({ Ana: null, Claire: expect.stringMatching(/^2026-11-/) })
})

describe('the staff ticket list', () => {
  const list = async (query: string) => (await app.call('GET', `/staff/tickets?${query}`, { token: agent.token })).body
  const uids = ({ payload }: { payload: { uid: string }[] }) => payload.map(({ uid }) => uid)

  test('the ticket list sorts by longest waiting or first due, and marks overdue tickets', async () => {
    const marker = randomUUID().slice(0, 8)
    const opened: string[] = []
    for (let count = 0; count < 3; count += 1) {
      opened.push((await createContactTicket(app, { title: `[Autre]: ${marker}` })).uid)
      app.clock.advance(60_000)
    }
    const [first = '', second = '', third = ''] = opened
    await app.call('POST', `/staff/tickets/${second}/messages`, { token: agent.token, body: { message: 'Voilà' } })
    const mine = `q=${marker}`
    for (const sort of ['waiting', 'due']) {
      expect(uids(await list(`${mine}&sort=${sort}&order=asc`))).toEqual([first, third, second])
      expect(uids(await list(`${mine}&sort=${sort}&order=desc`))).toEqual([third, first, second])
    }
    expect(uids(await list(`${mine}&filter[waiting]=false`))).toEqual([second])
    expect((await list(`${mine}&filter[overdue]=true`)).page).toEqual({ total: 0 })
    const inTime = `${mine}&filter[waiting]=true&filter[overdue]=false&sort=due&order=asc`
    expect(uids(await list(inTime))).toEqual([first, third])
    app.clock.advance(2 * 86_400_000)
    await comeBack()
    const overdue = await list(`${mine}&filter[overdue]=true&sort=due&order=asc`)
    expect(overdue.payload.map((one: { uid: string; overdue: boolean }) => [one.uid, one.overdue])).toEqual([
      [first, true],
      [third, true],
    ])
    expect(uids(await list(inTime))).toEqual([])
    expect((await list(`${mine}&filter[overdue]=peut-être`)).payload).toBeUndefined()
  })
})

test('a list can be counted and read up to ten thousand tickets', async () => {
  const { db } = app.platform
  const [{ uid = '' } = {}] = (await app.call('GET', '/staff/tickets?perPage=1', { token: agent.token })).body.payload
  const stored =
    'type, title, status, owner_uid, contact_uid, contact_name, version, sequence, person_messages, staff_messages, created_at, modified_at'
  await db.execute(
    sql`insert into support_tickets (uid, ${sql.raw(stored)}) select gen_random_uuid(), ${sql.raw(stored)}
        from support_tickets, generate_series(1, 10001) where uid = ${uid}`,
  )
  const page = async (number: number) =>
    (await app.call('GET', `/staff/tickets?perPage=100&page=${number}`, { token: agent.token })).body
  expect((await page(1)).page).toEqual({ total: 10_000, capped: true })
  expect((await page(100)).payload).toHaveLength(100)
  expect((await page(101)).payload).toEqual([])
  await db.execute(
    sql`delete from support_tickets where uid <> ${uid} and title = (select title from support_tickets where uid = ${uid})`,
  )
})

test('the assignee is warned once when an answer is nearly due', async () => {
  await warnNearlyDueSweep.handle(app.platform)
  const mine = await createUser(app, 'Inès', 'support')
  app.clock.set('2026-11-24T15:30:00Z')
  await comeBack()
  const opened = [await createContactTicket(app), await createContactTicket(app)]
  for (const { uid } of opened) await take(uid, mine.uid)
  const warnings = async () => {
    await warnNearlyDueSweep.handle(app.platform)
    await app.settle()
    return (await app.mailsTo(mine.email)).filter(({ kind }) => kind === 'support.nearly-due')
  }
  expect(await warnings()).toEqual([])
  app.clock.set('2026-11-25T15:01:00Z')
  const [warned, ...more] = await warnings()
  expect(more).toEqual([])
  expect(warned?.text).toContain('2\u00a0réponses')
  expect(warned?.text).not.toContain('Bonjour')
  expect(await warnings()).toHaveLength(1)
})
