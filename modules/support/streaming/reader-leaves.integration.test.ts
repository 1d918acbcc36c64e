import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApiFetch } from '../../../server/site/api-fetch.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createContactTicket } from '../fixtures/tickets.ts'
import { hubOf } from './hub.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each(['cancels what it reads', 'aborts its request'])(
  'an event stream ends at the API when the site %s',
  async (leaving) => {
    const ticket = await createContactTicket(app)
    const request = new AbortController()
    const headers = { ...ticket.headers, accept: 'text/event-stream' }
    const api = createApiFetch(app.fastify, { address: '10.0.0.1', userAgent: undefined })
    const answer = await api(`/support/contact/tickets/${ticket.uid}/events`, { headers, signal: request.signal })
    expect(answer.status).toBe(200)
    await vi.waitFor(() => expect(hubOf(app.platform).size()).toBe(1))
    if (leaving === 'aborts its request') request.abort()
    else await answer.body?.cancel()
    await vi.waitFor(() => expect(hubOf(app.platform).size()).toBe(0))
  },
)
