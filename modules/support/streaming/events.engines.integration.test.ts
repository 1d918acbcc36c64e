import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { followEvents, type SentEvent } from '../fixtures/event-stream.ts'
import { createContactTicket, createUser, type OpenedTicket, type TestUser } from '../fixtures/tickets.ts'
import { hubOf } from './hub.ts'

let app: TestApp
let julie: TestUser
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  julie = await createUser(app, 'Julie', 'support')
})
afterAll(() => app.close())

const pathOf = (ticket: OpenedTicket) => `/support/contact/tickets/${ticket.uid}`
const follow = (ticket: OpenedTicket, headers: Record<string, string> = {}, at = app) =>
  followEvents(at, `${pathOf(ticket)}/events`, { ...ticket.headers, ...headers })
const write = (ticket: OpenedTicket, message: string, at = app) =>
  at.call('POST', `${pathOf(ticket)}/messages`, { headers: ticket.headers, body: { message } })
const answer = (ticket: OpenedTicket, message: string, internal = false) =>
  app.call('POST', `/staff/tickets/${ticket.uid}/messages`, { token: julie.token, body: { message, internal } })
const brief = (events: SentEvent[]) =>
  events.map(({ id, event, data }) => [id, event, event === 'message' ? data.content : data.status])

test('a ticket’s stream sends messages and statuses, numbered, as they are written', async () => {
  const ticket = await createContactTicket(app)
  const stream = await follow(ticket)
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' })
  expect(stream.headers['cache-control']).toContain('no-store')
  const sent = await answer(ticket, 'Bonjour\n\ndata: faux\nid: 99')
  const events = await stream.events(2)
  expect(brief(events)).toEqual([
    [2, 'message', 'Bonjour\n\ndata: faux\nid: 99'],
    [3, 'status', 'waiting'],
  ])
  const { internal: _, ...message } = sent.body.payload
  expect(events[0]?.data).toEqual(message)
  expect(events[1]?.data).toEqual({ status: 'waiting' })
  stream.leave()
})

test('a ticket’s stream resumes from Last-Event-ID without a gap or a duplicate', async () => {
  const ticket = await createContactTicket(app)
  for (let place = 2; place <= 450; place += 1) {
    if (place % 50 === 0) await answer(ticket, 'note', true)
    else await write(ticket, `n ${place}`)
  }
  const sequence = 450
  const early = await follow(ticket, { 'last-event-id': '0' })
  const middle = await follow(ticket, { 'last-event-id': '225' })
  const writing = Array.from({ length: 10 }, (_, place) => write(ticket, `en direct ${place}`))
  const late = await follow(ticket, { 'last-event-id': String(sequence) })
  await Promise.all(writing)
  const visible = (from: number) =>
    Array.from({ length: sequence + 10 - from }, (_, place) => from + place + 1).filter(
      (id) => id > sequence || id % 50 !== 0,
    )
  for (const [stream, from] of [
    [early, 0],
    [middle, 225],
    [late, sequence],
  ] as const) {
    const wanted = visible(from)
    expect((await stream.events(wanted.length)).map((event) => event.id)).toEqual(wanted)
    stream.leave()
  }
})

test('a ticket’s stream reads new entries from the database once for all followers', async () => {
  const ticket = await createContactTicket(app)
  const streams = await Promise.all(Array.from({ length: 20 }, () => follow(ticket)))
  // Streams that have just connected read missed entries one by one: let them catch up first.
  await write(ticket, 'Bienvenue')
  for (const stream of streams) await stream.events(1)
  const { session } = app.platform.db as unknown as { session: { prepareQuery(query: { sql: string }): unknown } }
  const prepared = vi.spyOn(session, 'prepareQuery')
  await write(ticket, 'À toutes')
  for (const stream of streams) expect(brief((await stream.events(2)).slice(1))).toEqual([[3, 'message', 'À toutes']])
  const reads = prepared.mock.calls.filter(([query]) => /from "support_entries".*"sequence" >/.test(query.sql))
  prepared.mockRestore()
  expect(reads).toHaveLength(1)
  for (const stream of streams) stream.leave()
})

test.each(['abc', '-1', '1.5', '9'.repeat(30)])(
  'a ticket’s stream with an invalid Last-Event-ID is a 400: %s',
  async (id) => {
    const ticket = await createContactTicket(app)
    expect((await follow(ticket, { 'last-event-id': id })).status).toBe(400)
  },
)

test('a stream from beyond the newest entry sends only new entries', async () => {
  const ticket = await createContactTicket(app)
  const stream = await follow(ticket, { 'last-event-id': '999999' })
  await write(ticket, 'Maintenant')
  expect(brief(await stream.events(1))).toEqual([[2, 'message', 'Maintenant']])
  stream.leave()
})

test('a ticket’s stream sends notes to staff and never to the user', async () => {
  const ticket = await createContactTicket(app)
  const [ownStream, theirs] = [
    await follow(ticket),
    await followEvents(app, `/staff/tickets/${ticket.uid}/events`, { authorization: `Bearer ${julie.token}` }),
  ]
  await answer(ticket, 'Entre nous', true)
  await write(ticket, 'Alors ?')
  expect(brief(await ownStream.events(1))).toEqual([[3, 'message', 'Alors ?']])
  const received = await theirs.events(2)
  expect(received.map(({ id, data }) => [id, data.internal])).toEqual([
    [2, true],
    [3, false],
  ])
  ownStream.leave()
  theirs.leave()
})

test('a ticket’s stream is open only to those who may read the ticket', async () => {
  const [ticket, other] = [await createContactTicket(app), await createContactTicket(app)]
  const path = `${pathOf(ticket)}/events`
  expect((await followEvents(app, path)).status).toBe(401)
  expect((await followEvents(app, path, other.headers)).status).toBe(404)
  expect((await followEvents(app, `/staff/tickets/${ticket.uid}/events`)).status).toBe(401)
  const reader = await createUser(app, 'Camille', 'vip')
  const bearer = { authorization: `Bearer ${reader.token}` }
  expect((await followEvents(app, `/staff/tickets/${ticket.uid}/events`, bearer)).status).toBe(403)
})

test('a ticket’s stream sends heartbeats until its token expires or is revoked', async () => {
  const ticket = await createContactTicket(app)
  const stream = await follow(ticket)
  await hubOf(app.platform).beat()
  await app.call('DELETE', '/support/contact/auth-token', { headers: ticket.headers })
  await hubOf(app.platform).beat()
  expect(await stream.ended()).toBe('retry: 2000\n\n:\n\n')
})

test('a ticket’s stream ends with the session of a member of staff', async () => {
  const ticket = await createContactTicket(app)
  const marc = await createUser(app, 'Marc', 'support')
  const bearer = { authorization: `Bearer ${marc.token}` }
  const stream = await followEvents(app, `/staff/tickets/${ticket.uid}/events`, bearer)
  await hubOf(app.platform).beat()
  expect((await app.call('DELETE', '/session', { token: marc.token })).status).toBe(204)
  await hubOf(app.platform).beat()
  expect(await stream.ended()).toBe('retry: 2000\n\n:\n\n')
})

test('a ticket’s stream sends nothing to a suspended colleague in any process', async () => {
  const other = await createTestApp({ beside: app, workers: false, env: { DEMO: '1' } })
  const ticket = await createContactTicket(app)
  const marc = await createUser(app, 'Marc', 'support')
  const owner = await createUser(app, 'Odile', 'admin')
  const bearer = { authorization: `Bearer ${marc.token}` }
  const streams = [
    await followEvents(app, `/staff/tickets/${ticket.uid}/events`, bearer),
    await followEvents(other, `/staff/tickets/${ticket.uid}/events`, bearer),
    await followEvents(other, '/staff/tickets/events', bearer),
  ]
  await write(ticket, 'Avant')
  await streams[0]?.events(1)
  await streams[1]?.events(1)
  await streams[2]?.ephemeral(1)
  const suspended = await app.call('POST', `/staff/members/${marc.uid}/suspend`, { token: owner.token })
  expect(suspended.status).toBe(200)
  await write(ticket, 'Après')
  for (const stream of streams.slice(0, 2)) {
    const text = await stream.ended()
    expect(text).toContain('Avant')
    expect(text).not.toContain('Après')
  }
  expect((await streams[2]?.ended())?.match(/^event: tickets$/gm)).toHaveLength(1)
  await other.close()
})

test('a person’s twenty-first stream closes the oldest one', async () => {
  const ticket = await createContactTicket(app)
  const streams = []
  for (let n = 0; n < 21; n += 1) streams.push(await follow(ticket))
  expect(await streams[0]?.ended()).toBe('retry: 2000\n\nretry: 60000\n\n')
  await write(ticket, 'Aux autres')
  for (const stream of streams.slice(1)) {
    expect(brief(await stream.events(1))).toEqual([[2, 'message', 'Aux autres']])
    stream.leave()
  }
})

test('a ticket’s stream answers a HEAD request and ends', async () => {
  const ticket = await createContactTicket(app)
  const head = await app.call('HEAD', `${pathOf(ticket)}/events`, { headers: ticket.headers })
  expect(head.status).toBe(200)
})

test('an entry written by one process is sent by another', async () => {
  const other = await createTestApp({ beside: app, workers: false })
  const ticket = await createContactTicket(app)
  const streams = [await follow(ticket), await follow(ticket, {}, other)]
  await write(ticket, 'par la première')
  await write(ticket, 'par la seconde', other)
  for (const stream of streams) {
    expect(brief(await stream.events(2))).toEqual([
      [2, 'message', 'par la première'],
      [3, 'message', 'par la seconde'],
    ])
  }
  for (const stream of streams) stream.leave()
  await other.close()
})

test('closing the server ends all streams at once', async () => {
  const closing = await createTestApp()
  const ticket = await createContactTicket(closing)
  const streams = await Promise.all([follow(ticket, {}, closing), follow(ticket, {}, closing)])
  await closing.close()
  for (const stream of streams) expect(await stream.ended()).toBe('retry: 2000\n\n')
})
