import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiAnswer, TestApp } from '../../../tests/fixtures/test-app.ts'
import { notifyCoversSweep } from '../../support/covers/notify-covers.ts'
import { createUser, type TestUser } from '../../support/fixtures/tickets.ts'
import { createDiscussion, openCoachingApp } from '../fixtures/coaching-app.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
let nadia: TestUser
let admin: TestUser
let discussion: string

/** Each test has a week of its own, because the clock only moves forward. All weeks are in winter. */
let thursday = new Date('2026-11-12T09:00:00Z')
const dayMilliseconds = 86_400_000
const afterDays = (count: number, from = thursday): Date => new Date(from.getTime() + count * dayMilliseconds)
const dayAfter = (count: number): string => afterDays(count).toISOString().slice(0, 10)
/** Midnight in Paris at the start of that day. */
const midnight = (day: string): Date => new Date(Date.parse(`${day}T00:00:00+01:00`))
let days: { from: string; to: string }
let begins: Date
let ends: Date

beforeAll(async () => {
  ;({ app } = await openCoachingApp({ now: thursday.toISOString() }))
  admin = await createUser(app, 'Ada', 'admin')
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.advance(thursday.getTime() - app.clock.now().getTime())
  // Monday to Wednesday of the week after.
  days = { from: dayAfter(4), to: dayAfter(6) }
  begins = midnight(dayAfter(4))
  ends = midnight(dayAfter(7))
  camille = await createUser(app, 'Camille', 'vip')
  claire = await createUser(app, 'Claire', 'coach')
  nadia = await createUser(app, 'Nadia', 'coach')
  await signIn(admin)
  discussion = await createDiscussion(app, camille, claire, { title: '[Vie]: Un doute', message: 'Je doute' })
})

afterEach(() => {
  thursday = afterDays(7)
})

/** Signs in again: an access token lasts an hour. */
async function signIn(...users: TestUser[]): Promise<void> {
  for (const user of users) {
    const body = { identifier: user.email, password: 'petite-fleur-rose' }
    user.token = (await app.call('POST', '/auth_check', { body })).body.payload.token
  }
}
async function at(moment: Date, after = 0): Promise<void> {
  app.clock.advance(moment.getTime() + after - app.clock.now().getTime())
  await signIn(camille, claire, nadia, admin)
}
const call = (who: TestUser, method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  app.call(method, path, { token: who.token, body })
const read = (who: TestUser) => call(who, 'GET', `/staff/tickets/${discussion}`)
const propose = (who: TestUser, given = {}) =>
  call(who, 'POST', '/staff/covers', { coach: claire.uid, cover: nadia.uid, ...days, ...given })
const decide = (who: TestUser, { uid, version }: { uid: string; version: number }, state: string) =>
  call(who, 'PATCH', `/staff/covers/${uid}`, { state, version })
async function agreed() {
  const { payload } = (await propose(claire)).body
  return (await decide(nadia, payload, 'agreed')).body.payload
}
const readings = async () =>
  (await call(camille, 'GET', `/support/coaching/tickets/${discussion}/readings`)).body.payload

test('an agreed cover opens the coach’s discussions from its first to its last day', async () => {
  await agreed()
  await at(begins, -1000)
  expect((await read(nadia)).status).toBe(403)
  await at(begins)
  expect((await read(nadia)).body.payload).toMatchObject({
    title: '[Vie]: Un doute',
    may: { answer: true, change: true, handOver: false },
  })
  await at(ends, -1)
  expect((await read(nadia)).status).toBe(200)
  await at(ends)
  const denied = [
    read(nadia),
    call(nadia, 'POST', `/staff/tickets/${discussion}/messages`, { message: 'Encore moi' }),
    call(nadia, 'POST', `/staff/tickets/${discussion}/read`),
    call(nadia, 'GET', `/staff/tickets/${discussion}/messages?q=doute`),
    call(nadia, 'GET', `/staff/tickets/${discussion}/events`),
  ]
  expect((await Promise.all(denied)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})

test('an agreed cover tells the member who read, who covers and until which day', async () => {
  await agreed()
  await at(begins)
  expect(await readings()).toEqual([])
  await read(nadia)
  expect(await readings()).toMatchObject([{ staff: { name: 'Nadia' }, reason: 'Relais de Claire' }])
  const seen = (await call(camille, 'GET', `/support/coaching/tickets/${discussion}`)).body.payload
  expect(seen).toMatchObject({ coach: { name: 'Claire' }, cover: { name: 'Nadia', until: days.to } })
  await at(ends)
  expect((await call(camille, 'GET', `/support/coaching/tickets/${discussion}`)).body.payload).not.toHaveProperty(
    'cover',
  )
})

test('a colleague’s list shows covered discussions, their search does not', async () => {
  await agreed()
  await at(begins)
  const found = async (who: TestUser, query: string) =>
    (await call(who, 'GET', `/staff/tickets?${query}`)).body.payload.map(({ uid }: { uid: string }) => uid)
  expect(await found(nadia, '')).toEqual([discussion])
  expect(await found(claire, 'q=doute')).toEqual([discussion])
  expect(await found(nadia, 'q=doute')).toEqual([])
})

test('a covering colleague answers by name; the discussion stays with its coach', async () => {
  await agreed()
  await at(begins)
  const answer = await call(nadia, 'POST', `/staff/tickets/${discussion}/messages`, { message: 'Je suis Nadia' })
  expect([answer.status, answer.body.payload.contact.name]).toEqual([201, 'Nadia'])
  expect((await read(claire)).body.payload).toMatchObject({ assignee: { uid: claire.uid }, status: 'waiting' })
  const { version } = (await read(nadia)).body.payload
  const taken = await call(nadia, 'PATCH', `/staff/tickets/${discussion}`, { assignee: nadia.uid, version })
  const handed = await call(nadia, 'POST', `/staff/tickets/${discussion}/transfers`, { coach: nadia.uid, version })
  expect([taken.status, handed.status]).toEqual([403, 403])
})

test('a colleague’s list shows covered discussions on the days of the cover only', async () => {
  await agreed()
  const listed = async () =>
    (await call(nadia, 'GET', `/staff/tickets?filter[uid]=${discussion}`)).body.payload.map(
      ({ title }: { title: string }) => title,
    )
  expect(await listed()).toEqual([])
  await at(begins)
  expect(await listed()).toEqual(['[Vie]: Un doute'])
  await at(ends)
  expect(await listed()).toEqual([])
})

test('an agreed cover computes due times from the colleague’s working hours', async () => {
  const daysOff = [{ ...days, label: 'Congés' }]
  await call(claire, 'PATCH', `/staff/working-hours/${claire.uid}`, { daysOff, version: 1 })
  await app.settle()
  await at(afterDays(4))
  const dueOf = async () => (await read(claire)).body.payload.answerDueDateTime
  await call(claire, 'POST', `/staff/tickets/${discussion}/messages`, { message: 'Bonjour' })
  await call(camille, 'POST', `/support/coaching/tickets/${discussion}/messages`, { message: 'Et encore' })
  const alone = await dueOf()
  const { payload } = (await propose(claire)).body
  await decide(nadia, payload, 'agreed')
  await app.settle()
  const covered = await dueOf()
  expect(alone > dayAfter(7)).toBe(true)
  expect(covered < dayAfter(6)).toBe(true)
  await decide(nadia, { ...payload, version: 2 }, 'closed')
  await app.settle()
  expect(await dueOf()).toBe(alone)
})

test('an agreed cover ends at once when either coach or an admin closes it', async () => {
  for (const [index, closing] of [claire, nadia, admin].entries()) {
    const given = { from: dayAfter(4 + index), to: dayAfter(4 + index) }
    await signIn(claire, nadia, admin)
    const { payload } = (await propose(claire, given)).body
    const { version } = (await decide(nadia, payload, 'agreed')).body.payload
    await at(afterDays(4 + index))
    expect((await read(nadia)).status).toBe(200)
    const closed = await decide(closing, { uid: payload.uid, version }, 'closed')
    expect(closed.body.payload.state).toBe('closed')
    expect((await read(nadia)).status).toBe(403)
    expect((await decide(nadia, { uid: payload.uid, version: version + 1 }, 'agreed')).status).toBe(409)
  }
})

test('an agreed cover does not open discussions without the member’s consent', async () => {
  await agreed()
  await at(begins)
  await call(camille, 'DELETE', `/users/${camille.uid}/consents/coaching`)
  expect((await read(nadia)).status).toBe(403)
})

test('an agreed cover notifies open ticket lists once at its begin and its end', async () => {
  await agreed()
  const notified: string[] = []
  const stop = app.platform.events.subscribe('support.lists', ({ staff }) => {
    if (staff === nadia.uid) notified.push(staff)
  })
  const sweep = () => notifyCoversSweep.handle(app.platform)
  for (const [moment, count] of [
    [thursday, 0],
    [begins, 1],
    [ends, 2],
  ] as const) {
    await at(moment)
    await sweep()
    await sweep()
    await expect.poll(() => notified.length).toBe(count)
  }
  stop()
})

test('an agreed cover notifies the open ticket lists at once when it is closed early', async () => {
  const cover = await agreed()
  await at(begins)
  await notifyCoversSweep.handle(app.platform)
  const notified = new Promise<string>((resolve) => {
    const stop = app.platform.events.subscribe('support.lists', ({ staff }) => {
      stop()
      resolve(String(staff))
    })
  })
  expect((await decide(claire, cover, 'closed')).status).toBe(200)
  // Notified at once: no sweep runs here.
  expect(await notified).toBe(nadia.uid)
  expect((await read(nadia)).status).toBe(403)
})

test('a proposed cover opens no discussion until the colleague alone agrees', async () => {
  const { payload } = (await propose(claire)).body
  expect(payload).toMatchObject({ ...days, state: 'proposed', coachName: 'Claire', coverName: 'Nadia' })
  expect((await decide(claire, payload, 'agreed')).status).toBe(403)
  expect((await decide(admin, payload, 'agreed')).status).toBe(403)
  await at(begins)
  expect((await read(nadia)).status).toBe(403)
  expect((await decide(nadia, payload, 'agreed')).body.payload.state).toBe('running')
  expect((await read(nadia)).status).toBe(200)
})

test('a proposed cover is mailed to the colleague, the decision to the coach', async () => {
  const { payload } = (await propose(claire)).body
  await app.settle()
  expect((await app.mailsTo(nadia.email)).map(({ kind }) => kind)).toContain('support.cover-proposed')
  await decide(nadia, payload, 'agreed')
  await app.settle()
  const mails = await app.mailsTo(claire.email)
  expect(mails.at(-1)).toMatchObject({ kind: 'support.cover-decided' })
  expect(mails.at(-1)?.text).toContain('Nadia répondra à votre place')
})

test('a cover is arranged in advance, with another coach, by the coach or an admin', async () => {
  const other = await createUser(app, 'Marion', 'support')
  const refused = [
    [nadia, {}, 403],
    [claire, { cover: claire.uid }, 400],
    [claire, { cover: other.uid }, 400],
    [claire, { from: dayAfter(6), to: dayAfter(4) }, 400],
    [claire, { from: dayAfter(-7), to: dayAfter(-1) }, 400],
    [claire, { from: dayAfter(4), to: dayAfter(4 + 92) }, 400],
    [claire, { from: '2027-02-30' }, 400],
  ] as const
  for (const [who, given, status] of refused) expect((await propose(who, given)).status).toBe(status)
  expect((await propose(admin)).status).toBe(201)
})

test('a cover cannot overlap the coach’s other covers or the colleague’s absences', async () => {
  const vera = await createUser(app, 'Véra', 'coach')
  await agreed()
  expect((await propose(claire, { cover: vera.uid, from: dayAfter(6), to: dayAfter(7) })).status).toBe(409)
  expect((await propose(claire, { cover: vera.uid, from: dayAfter(7), to: dayAfter(7) })).status).toBe(201)
  const whileCovering = { coach: nadia.uid, cover: vera.uid }
  expect((await propose(nadia, whileCovering)).status).toBe(409)
  expect((await propose(vera, { coach: vera.uid, cover: claire.uid })).status).toBe(409)
})

test('a proposed cover is seen by the two coaches and by admins only', async () => {
  const { uid } = (await propose(claire)).body.payload
  const vera = await createUser(app, 'Véra', 'coach')
  const path = `/staff/covers/${uid}`
  const statuses = await Promise.all(
    [claire, nadia, admin, vera].map(async (who) => (await call(who, 'GET', path)).status),
  )
  expect(statuses).toEqual([200, 200, 200, 403])
  const listed = await call(vera, 'GET', '/staff/covers')
  expect(listed.body.page.total).toBe(0)
})
