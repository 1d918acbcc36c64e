import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { supportErrorCodes } from '../../contracts/support/support.ts'
import { rowsOf } from '../../platform/database/index.ts'
import { violationsOf } from '../../tests/fixtures/staff-people.ts'
import { type ApiAnswer, createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { revokeRole, withdrawConsent } from '../accounts/index.ts'
import { followEvents } from '../support/fixtures/event-stream.ts'
import { createContactTicket, createUser, type TestUser } from '../support/fixtures/tickets.ts'
import { hubOf } from '../support/streaming/hub.ts'

let app: TestApp
let camille: TestUser
let claire: TestUser
let nadia: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1', PUBLIC_URL: 'https://eclore.exemple.fr' } })
  camille = await createUser(app, 'Camille', 'vip')
  claire = await createUser(app, 'Claire', 'coach')
  nadia = await createUser(app, 'Nadia', 'coach')
  admin = await createUser(app, 'Anne', 'admin')
})
afterAll(() => app.close())

const call = (who: TestUser, method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  app.call(method, path, { token: who.token, body })
const open = (who: TestUser, given: Record<string, unknown> = {}) =>
  call(who, 'POST', '/support/coaching/tickets', { title: '[Amour]: Un doute', message: 'Bonjour', ...given })
const opened = async (given: Record<string, unknown> = {}): Promise<string> =>
  (await open(camille, given)).body.payload.uid
const write = (uid: string, message: string) =>
  call(camille, 'POST', `/support/coaching/tickets/${uid}/messages`, { message })
const answer = (who: TestUser, uid: string, message: string) =>
  call(who, 'POST', `/staff/tickets/${uid}/messages`, { message })

test('discussions return 401 signed out or with a help desk link, 403 without vip', async () => {
  const uid = await opened()
  const reader = await createUser(app, 'Léa')
  const { headers } = await createContactTicket(app, { email: camille.email })
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${uid}`],
    ['POST', `/${uid}/messages`],
    ['POST', `/${uid}/close`],
    ['POST', `/${uid}/read`],
    ['GET', `/${uid}/events`],
    ['GET', `/${uid}/readings`],
  ] as const) {
    const url = `/support/coaching/tickets${path}`
    const numberOf = ({ body }: ApiAnswer) => supportErrorCodes[body.code as keyof typeof supportErrorCodes]
    expect([await app.call(method, url), await call(reader, method, url)].map(numberOf), path).toEqual([1, 2])
    expect((await app.call(method, url)).status, path).toBe(401)
    expect((await app.call(method, url, { headers })).status, path).toBe(401)
    expect((await call(reader, method, url)).status, path).toBe(403)
    expect((await call(claire, method, url)).status, path).toBe(403)
  }
})

test('another member’s discussion returns 404, even as a help desk ticket', async () => {
  const uid = await opened()
  const other = await createUser(app, 'Mathilde', 'vip')
  const { headers } = await createContactTicket(app)
  for (const path of ['', '/events', '/readings']) {
    expect((await call(other, 'GET', `/support/coaching/tickets/${uid}${path}`)).status).toBe(404)
  }
  const body = { message: 'x' }
  expect((await call(other, 'POST', `/support/coaching/tickets/${uid}/messages`, body)).status).toBe(404)
  expect((await call(other, 'GET', '/support/coaching/tickets')).body.payload).toEqual([])
  expect((await app.call('GET', `/support/contact/tickets/${uid}`, { headers })).status).toBe(404)
})

describe('consent', () => {
  test('opening or writing returns 409 without consent; reading and closing work', async () => {
    const lou = await createUser(app, 'Lou', 'vip')
    const { uid } = (await open(lou)).body.payload
    await withdrawConsent(app.platform.db, app.clock, lou.uid, 'coaching')
    const missing = [409, ['consent', 'missing']]
    expect(violationsOf(await open(lou))).toEqual(missing)
    const path = `/support/coaching/tickets/${uid}`
    expect(violationsOf(await call(lou, 'POST', `${path}/messages`, { message: 'x' }))).toEqual(missing)
    expect((await call(lou, 'GET', path)).body.payload.messages).toHaveLength(1)
    expect((await call(lou, 'POST', `${path}/close`)).status).toBe(200)
    const consent = { kind: 'coaching', version: '2026-01' }
    expect((await call(lou, 'POST', `/users/${lou.uid}/consents`, consent)).status).toBe(201)
    expect((await call(lou, 'POST', `${path}/messages`, { message: 'x' })).status).toBe(201)
  })
})

test('a discussion is opened without e-mail or name, listed, read and answered', async () => {
  const created = await open(camille, { title: '[Vie professionnelle]: Mon lundi', message: '🌷 \u202eéà' })
  expect(created.status).toBe(201)
  const { uid } = created.body.payload
  expect(created.body.payload).toMatchObject({
    title: '[Vie professionnelle]: Mon lundi',
    status: 'new',
    contact: { uid: camille.coachingUid, name: 'Camille', email: camille.email },
    messages: [{ content: '🌷 \u202eéà', staff: false, contact: { name: 'Camille' } }],
  })
  expect((await answer(claire, uid, 'Bonjour Camille')).status).toBe(201)
  const { payload } = (await call(camille, 'GET', `/support/coaching/tickets/${uid}`)).body
  expect(payload).toMatchObject({ status: 'waiting', unread: 1 })
  expect(payload.messages.at(-1)).toMatchObject({
    content: 'Bonjour Camille',
    staff: true,
    contact: { name: 'Claire' },
  })
  expect((await write(uid, 'Merci')).status).toBe(201)
  const list = (await call(camille, 'GET', '/support/coaching/tickets')).body.payload
  expect(list[0]).toMatchObject({ uid, title: '[Vie professionnelle]: Mon lundi', status: 'pending' })
})

test('a discussion is opened with the coach that the member chose, or unassigned', async () => {
  const coaches = (await call(camille, 'GET', '/support/coaching/coaches')).body.payload
  const sheet = { title: 'Coach', portrait: null, answerBy: expect.any(String), credentials: [] }
  expect(coaches).toEqual([
    { ...sheet, uid: claire.uid, profile: `coach-${claire.uid}`, name: 'Claire' },
    { ...sheet, uid: nadia.uid, profile: `coach-${nadia.uid}`, name: 'Nadia' },
  ])
  const uid = await opened({ coach: nadia.uid })
  expect((await call(nadia, 'GET', `/staff/tickets/${uid}`)).body.payload).toMatchObject({
    status: 'new',
    assignee: { uid: nadia.uid, name: 'Nadia' },
  })
  expect(violationsOf(await open(camille, { coach: admin.uid }))).toEqual([400, ['coach', 'invalid']])
  expect(violationsOf(await open(camille, { coach: randomUUID() }))).toEqual([400, ['coach', 'invalid']])
})

test('an answer is announced by a mail without its content or title', async () => {
  const uid = await opened({ title: '[Amour]: Le titre secret' })
  await answer(claire, uid, 'La phrase confidentielle')
  await app.settle()
  const mail = (await app.mailsTo(camille.email)).at(-1)
  expect(mail?.subject).toBe('Un message vous attend')
  expect(mail?.text).toContain(`https://eclore.exemple.fr/coaching/${uid}`)
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/confidentielle|secret|Amour|Claire/)
})

test('a discussion is streamed until the member is no longer a vip', async () => {
  const uid = await opened()
  const lou = await createUser(app, 'Lou', 'vip')
  const assigned = (await open(lou)).body.payload.uid
  const bearer = (who: TestUser) => ({ authorization: `Bearer ${who.token}` })
  const stream = await followEvents(app, `/support/coaching/tickets/${uid}/events`, bearer(camille))
  const ending = await followEvents(app, `/support/coaching/tickets/${assigned}/events`, bearer(lou))
  await answer(claire, uid, 'En direct')
  expect((await stream.events(2)).map(({ event, data }) => [event, data.content ?? data.status])).toEqual([
    ['message', 'En direct'],
    ['status', 'waiting'],
  ])
  await revokeRole(app.platform.db, app.clock, lou.uid, 'vip')
  await hubOf(app.platform).beat()
  await ending.ended()
  await write(uid, 'Toujours là')
  await stream.events(4)
  stream.leave()
})

describe('confidentiality among staff', () => {
  const see = (who: TestUser, uid: string, reason?: string) =>
    call(who, 'GET', `/staff/tickets/${uid}${reason ? `?reason=${encodeURIComponent(reason)}` : ''}`)
  const list = (who: TestUser) => call(who, 'GET', '/staff/tickets?filter[type]=coaching&perPage=100')
  const listed = async (who: TestUser) =>
    (await list(who)).body.payload as { uid: string; title: string; excerpt?: string }[]

  test('a coach sees own and unassigned discussions; the owner only metadata', async () => {
    const julie = await createUser(app, 'Julie', 'support')
    const [free, assigned] = [await opened(), await opened({ coach: claire.uid, title: 'Le titre de Claire' })]
    const uids = async (who: TestUser) => (await listed(who)).map((ticket) => ticket.uid)
    expect(await uids(claire)).toEqual(expect.arrayContaining([free, assigned]))
    expect(await uids(nadia)).toContain(free)
    expect(await uids(nadia)).not.toContain(assigned)
    expect((await list(julie)).status).toBe(403)
    expect((await see(julie, free)).status).toBe(403)
    const owners = await listed(admin)
    const asOwner = owners.find((ticket) => ticket.uid === assigned)
    expect([asOwner?.title, asOwner?.excerpt]).toEqual(['Discussion', undefined])
    expect((await listed(nadia)).find((ticket) => ticket.uid === free)?.excerpt).toMatch(/./)
    expect((await listed(claire)).find((ticket) => ticket.uid === assigned)?.title).toBe('Le titre de Claire')
  })

  test('reading a colleague’s discussion needs a reason, shown to the member', async () => {
    const uid = await opened({ coach: claire.uid })
    for (const who of [nadia, admin]) expect(violationsOf(await see(who, uid))).toEqual([403, ['reason', 'missing']])
    expect((await see(claire, uid)).status).toBe(200)
    const readings = () => call(camille, 'GET', `/support/coaching/tickets/${uid}/readings`)
    expect((await readings()).body.payload).toEqual([])
    expect((await see(nadia, uid, 'Remplacement de Claire')).body.payload.messages).toHaveLength(1)
    app.clock.advance(1000)
    const bearer = { authorization: `Bearer ${admin.token}` }
    const stream = await followEvents(app, `/staff/tickets/${uid}/events?reason=Plainte`, bearer)
    expect(stream.status).toBe(200)
    stream.leave()
    // The calls of one visit, for messages, pictures and the stream, count as one reading.
    await see(admin, uid, 'Plainte')
    const { payload } = (await readings()).body
    expect(payload).toEqual([
      expect.objectContaining({ reason: 'Plainte', staff: { uid: admin.uid, name: 'Anne' } }),
      expect.objectContaining({ reason: 'Remplacement de Claire', staff: { uid: nadia.uid, name: 'Nadia' } }),
    ])
    const page = await call(camille, 'GET', `/support/coaching/tickets/${uid}/readings?length=1`)
    expect(page.body.page.hasNextPage).toBe(true)
    const next = `/support/coaching/tickets/${uid}/readings?length=1&cursor=${page.body.page.endCursor}`
    expect((await call(camille, 'GET', next)).body.payload).toEqual([payload[1]])
    app.clock.advance(1_800_000)
    await see(admin, uid, 'Plainte')
    expect((await readings()).body.payload).toHaveLength(3)
  })

  test('only the assigned coach answers; only the owner assigns another coach', async () => {
    const uid = await opened({ coach: claire.uid })
    expect((await answer(nadia, uid, 'Bonjour')).status).toBe(403)
    expect((await answer(admin, uid, 'Bonjour')).status).toBe(403)
    const patch = (who: TestUser, body: Record<string, unknown>) => call(who, 'PATCH', `/staff/tickets/${uid}`, body)
    expect((await patch(nadia, { assignee: nadia.uid, version: 1 })).status).toBe(403)
    expect((await patch(claire, { assignee: nadia.uid, version: 1 })).status).toBe(403)
    expect((await patch(admin, { assignee: admin.uid, version: 1 })).body.violations).toMatchObject([
      { property: 'assignee', message: 'Seule une coach suit un échange.' },
    ])
    expect((await patch(admin, { assignee: nadia.uid, version: 1 })).body.payload).toMatchObject({
      assignee: { name: 'Nadia' },
      status: 'pending',
    })
    expect((await answer(nadia, uid, 'Bonjour')).status).toBe(201)
  })
})

test('the list needs the same number of queries for any number of discussions', async () => {
  const lou = await createUser(app, 'Lou', 'vip')
  const { session } = app.platform.db as unknown as { session: { prepareQuery(...args: unknown[]): unknown } }
  const prepared = vi.spyOn(session, 'prepareQuery')
  // Background work for the discussion just opened may add queries to a count but never removes any: take the minimum.
  const cost = async () => {
    const counts: number[] = []
    for (let times = 0; times < 5; times += 1) {
      prepared.mockClear()
      expect((await call(lou, 'GET', '/support/coaching/tickets')).status).toBe(200)
      counts.push(prepared.mock.calls.length)
    }
    return Math.min(...counts)
  }
  await open(lou)
  const one = await cost()
  for (let place = 0; place < 9; place += 1) await open(lou)
  expect(await cost()).toBe(one)
  expect(one).toBeGreaterThan(1)
  prepared.mockRestore()
})

test('a dump of every table contains no word of the messages', async () => {
  const marker = 'Marqueur7f3aPhraseJamaisEnClair'
  const reason = 'MotifMarqueur91'
  const headers = { 'idempotency-key': randomUUID() }
  const body = { title: `[Vie]: ${marker}`, message: marker, coach: claire.uid }
  const created = await app.call('POST', '/support/coaching/tickets', { token: camille.token, headers, body })
  const { uid } = created.body.payload
  const message = { token: camille.token, headers, body: { message: `encore ${marker}` } }
  const [first, second] = [
    await app.call('POST', `/support/coaching/tickets/${uid}/messages`, message),
    await app.call('POST', `/support/coaching/tickets/${uid}/messages`, message),
  ]
  expect(second.body).toEqual(first.body)
  await answer(claire, uid, `réponse ${marker}`)
  await call(claire, 'POST', `/staff/tickets/${uid}/messages`, { message: `note ${marker}`, internal: true })
  await call(nadia, 'GET', `/staff/tickets/${uid}?reason=${reason}`)
  await app.settle()
  const { db } = app.platform
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { schema, name } of tables) {
    const rows = await rowsOf(db, sql`select * from ${sql.identifier(schema)}.${sql.identifier(name)}`)
    expect(JSON.stringify(rows), name).not.toMatch(new RegExp(`${marker}|${reason}`))
  }
  const seen = JSON.stringify((await call(camille, 'GET', `/support/coaching/tickets/${uid}`)).body)
  expect(seen.split(marker)).toHaveLength(1 + 4)
})
