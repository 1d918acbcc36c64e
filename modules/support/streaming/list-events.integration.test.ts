import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { type EventStream, followEvents } from '../fixtures/event-stream.ts'
import { createContactTicket, createUser, type TestUser } from '../fixtures/tickets.ts'
import { eraseSupport } from '../personal-data.ts'
import { publishEphemeral } from './ephemeral-events.ts'
import { hubOf } from './hub.ts'

let app: TestApp
let julie: TestUser
let claire: TestUser
let nadia: TestUser
let ada: TestUser
let camille: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
  claire = await createUser(app, 'Claire', 'coach')
  nadia = await createUser(app, 'Nadia', 'coach')
  ada = await createUser(app, 'Ada', 'admin')
  camille = await createUser(app, 'Camille', 'vip')
})
afterAll(() => app.close())

const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` })

/** Waits until that process has received all earlier notifications. */
async function delivered({ platform: { db, events } }: TestApp): Promise<void> {
  const received = Promise.withResolvers<void>()
  const stop = events.subscribe('test.delivered', () => received.resolve())
  await events.publish(db, 'test.delivered', {})
  await received.promise
  stop()
}
const followed: EventStream[] = []
/** Follows the list and waits until its stream is attached, after earlier notifications: joining sends known presences. */
async function follow(who: TestUser, at = app): Promise<EventStream> {
  await delivered(at)
  const { attached } = hubOf(at.platform).list
  const known = new Set(attached)
  const stream = await followEvents(at, '/staff/tickets/events', bearer(who))
  followed.push(stream)
  if (stream.status === 200)
    await vi.waitFor(() => expect([...attached].some((follower) => !known.has(follower))).toBe(true))
  return stream
}
// Leaves the streams of a failed test too, lets presences expire, and waits until every list is closed.
afterEach(async () => {
  for (const stream of followed.splice(0)) stream.leave()
  app.clock.advance(60_000)
  await vi.waitFor(() => expect(hubOf(app.platform).list.attached.size).toBe(0))
})
const post = (who: TestUser, path: string, body?: unknown) => app.call('POST', path, { token: who.token, body })
async function discussion(coach?: TestUser): Promise<string> {
  const body = { title: 'Un doute', message: 'Bonjour', ...(coach ? { coach: coach.uid } : {}) }
  return (await post(camille, '/support/coaching/tickets', body)).body.payload.uid
}
async function change(who: TestUser, uid: string, part: object): Promise<void> {
  const query = `filter[uid]=${uid}`
  const [{ version }] = (await app.call('GET', `/staff/tickets?${query}`, { token: who.token })).body.payload
  const answer = await app.call('PATCH', `/staff/tickets/${uid}`, { token: who.token, body: { ...part, version } })
  if (answer.status !== 200) throw new Error(`not changed: ${JSON.stringify(answer.body)}`)
}
const names = async (stream: EventStream, count: number) => (await stream.ephemeral(count)).map(({ event }) => event)

test('the list’s stream sends one empty signal for several simultaneous changes', async () => {
  const ticket = await createContactTicket(app)
  const stream = await follow(julie)
  expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const body = { message: 'Encore' }
  const write = () =>
    app.call('POST', `/support/contact/tickets/${ticket.uid}/messages`, { headers: ticket.headers, body })
  await Promise.all([write(), write(), write()])
  expect(await stream.ephemeral(1)).toMatchObject([{ event: 'tickets', data: {} }])
  await change(julie, ticket.uid, { tags: ['urgent'] })
  expect(await names(stream, 2)).toEqual(['tickets', 'tickets'])
  stream.leave()
})

test('the list’s stream signals a read mark only to the list of the person who read', async () => {
  const marie = await createUser(app, 'Marie', 'support')
  const { uid } = await createContactTicket(app)
  const streams = [await follow(marie), await follow(julie)] as const
  await post(marie, `/staff/tickets/${uid}/read`)
  expect(await names(streams[0], 1)).toEqual(['tickets'])
  await post(ada, `/staff/tickets/${uid}/presence`, { state: 'reading' })
  expect(await names(streams[1], 1)).toEqual(['presence'])
  for (const stream of streams) stream.leave()
})

test('the list’s stream sends a coach changes of own and unassigned discussions only', async () => {
  const [own, others] = [await discussion(claire), await discussion(nadia)]
  const stream = await follow(claire)
  await post(camille, `/support/coaching/tickets/${others}/messages`, { message: 'Nadia ?' })
  await post(nadia, `/staff/tickets/${others}/presence`, { state: 'writing' })
  await createContactTicket(app)
  // Notifications about the tickets above would arrive before this one.
  await post(nadia, `/staff/tickets/${await discussion()}/presence`, { state: 'reading' })
  const received = await stream.ephemeral(2)
  expect(received.map(({ event }) => event)).toEqual(['tickets', 'presence'])
  expect(received[1]?.data.others).toMatchObject([{ contact: { uid: nadia.uid, name: 'Nadia' }, state: 'reading' }])
  expect(JSON.stringify(received)).not.toContain(others)
  await post(camille, `/support/coaching/tickets/${own}/messages`, { message: 'Claire ?' })
  expect(await names(stream, 3)).toEqual(['tickets', 'presence', 'tickets'])
  stream.leave()
})

test('the list’s stream notifies the former and the new coach of a reassignment', async () => {
  const { uid: third, ...paula } = await createUser(app, 'Paula', 'coach')
  const uid = await discussion(claire)
  const streams = [await follow(claire), await follow(nadia), await follow({ uid: third, ...paula })] as const
  await change(ada, uid, { assignee: nadia.uid })
  expect(await names(streams[0], 1)).toEqual(['tickets'])
  expect(await names(streams[1], 1)).toEqual(['tickets'])
  await post(nadia, `/staff/tickets/${await discussion()}/presence`, { state: 'reading' })
  const received = await streams[2].ephemeral(2)
  expect(received.map(({ event }) => event)).toEqual(['tickets', 'presence'])
  for (const stream of streams) stream.leave()
})

test('a coach stops counting as a reader of a reassigned discussion', async () => {
  const uid = await discussion(claire)
  const stream = await follow(ada)
  const here = () =>
    app.call('POST', `/staff/tickets/${uid}/presence`, { token: nadia.token, body: { state: 'reading' } })
  await post(claire, `/staff/tickets/${uid}/presence`, { state: 'writing' })
  expect((await stream.ephemeral(1))[0]).toMatchObject({ data: { others: [{ contact: { uid: claire.uid } }] } })
  await change(ada, uid, { assignee: nadia.uid })
  await delivered(app)
  expect((await here()).body.payload).toEqual([])
  stream.leave()
})

test('the list’s stream shows at once who starts or stops reading a ticket', async () => {
  const { uid } = await createContactTicket(app)
  const first = await follow(ada)
  await post(julie, `/staff/tickets/${uid}/presence`, { state: 'reading' })
  await first.ephemeral(1)
  const late = await follow(ada)
  const [here] = await late.ephemeral(1)
  expect(here).toMatchObject({
    event: 'presence',
    data: { ticket: uid, others: [{ contact: { uid: julie.uid }, state: 'reading' }] },
  })
  await post(julie, `/staff/tickets/${uid}/presence`, { state: 'left' })
  expect((await first.ephemeral(2))[1]).toEqual({ event: 'presence', id: 0, data: { ticket: uid, others: [] } })
  first.leave()
  late.leave()
})

test('the list’s stream shows staff as typing until they answer', async () => {
  const { uid } = await createContactTicket(app)
  const stream = await follow(ada)
  const statesAfter = async (count: number) =>
    (await stream.ephemeral(count)).filter(({ event }) => event === 'presence').map(({ data }) => data.others[0]?.state)
  await post(julie, `/staff/tickets/${uid}/presence`, { state: 'writing' })
  expect(await statesAfter(1)).toEqual(['writing'])
  await post(julie, `/staff/tickets/${uid}/presence`, { state: 'reading' })
  expect(await statesAfter(2)).toEqual(['writing', 'writing'])
  await post(julie, `/staff/tickets/${uid}/messages`, { message: 'Voilà' })
  expect(await statesAfter(4)).toEqual(['writing', 'writing', 'reading'])
  stream.leave()
})

test('the list’s stream announces an erased discussion to its coach only', async () => {
  const uid = await discussion(claire)
  const [own, others] = [await follow(claire), await follow(nadia)]
  const window = await followEvents(app, `/staff/tickets/${uid}/events`, bearer(claire))
  await app.platform.db.transaction((db) => eraseSupport(app.platform, db, camille))
  expect(await names(own, 1)).toEqual(['tickets'])
  await window.ended()
  expect((await app.call('GET', `/staff/tickets/${uid}`, { token: claire.token })).status).toBe(404)
  await discussion(nadia)
  expect(await names(others, 1)).toEqual(['tickets'])
  for (const stream of [own, others]) stream.leave()
})

test('the list’s stream sends a change when a satisfaction survey is answered', async () => {
  const { uid, headers } = await createContactTicket(app)
  await post(julie, `/staff/tickets/${uid}/messages`, { message: 'Voilà' })
  await app.call('POST', `/support/contact/tickets/${uid}/close`, { headers })
  const stream = await follow(ada)
  await publishEphemeral(app.platform, app.platform.db, uid, 'satisfaction')
  expect(await names(stream, 1)).toEqual(['tickets'])
  stream.leave()
})

test('the list’s stream returns 401 without a session and 403 to readers and editors', async () => {
  const editor = await createUser(app, 'Édith', 'editor')
  expect((await followEvents(app, '/staff/tickets/events')).status).toBe(401)
  for (const who of [camille, editor]) expect((await follow(who)).status).toBe(403)
  const head = await app.call('HEAD', '/staff/tickets/events', { token: julie.token })
  expect(head.status).toBe(200)
})

test('the list’s stream ends with the session', async () => {
  const marc = await createUser(app, 'Marc', 'coach')
  const stream = await follow(marc)
  await hubOf(app.platform).beat()
  await app.call('DELETE', '/session', { token: marc.token })
  await hubOf(app.platform).beat()
  expect(await stream.ended()).toMatch(/^retry: 2000\n\n[\s\S]*:\n\n$/)
})

test('a change made in one process is sent by another', async () => {
  const other = await createTestApp({ beside: app, workers: false, env: { DEMO: '1' } })
  const ticket = await createContactTicket(app)
  const stream = await follow(julie, other)
  expect(stream.status).toBe(200)
  await app.call('POST', `/support/contact/tickets/${ticket.uid}/messages`, {
    headers: ticket.headers,
    body: { message: 'Par la première' },
  })
  expect(await names(stream, 1)).toContain('tickets')
  stream.leave()
  await other.close()
})
