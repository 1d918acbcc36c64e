import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket, createUser } from '../fixtures/tickets.ts'
import { hubOf } from './hub.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
})
afterAll(() => app.close())

test('a ticket list stream that fails to start ends and leaves no follower behind', async () => {
  const { token } = await createUser(app, 'Julie', 'support')
  const { list, size } = hubOf(app.platform)
  vi.spyOn(list, 'join').mockImplementationOnce(async (follower) => {
    list.attached.add(follower)
    throw new Error('the database is away')
  })
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const answer = await app.fastify.inject({ url: '/api/staff/tickets/events', headers })
  expect([answer.statusCode, answer.body, size()]).toEqual([200, expect.stringContaining('retry:'), 0])
})

test('a ticket stream that fails to start ends and leaves no follower behind', async () => {
  const { uid, headers } = await createContactTicket(app)
  const hub = hubOf(app.platform)
  vi.spyOn(hub, 'follow').mockRejectedValueOnce(new Error('the database is away'))
  const url = `/api/support/contact/tickets/${uid}/events`
  const answer = await app.fastify.inject({ url, headers: { ...headers, accept: 'text/event-stream' } })
  expect([answer.statusCode, hub.size()]).toEqual([200, 0])
})
