import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { freeSlots, installErrors } from '../../platform/http/index.ts'
import { admitRequests, type RequestLimits } from './admit-requests.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Opens an app whose `/slow` calls are answered once `finish` is called. */
async function openApp(limits: Partial<RequestLimits>) {
  const app = fastify({ trustProxy: 'loopback', forceCloseConnections: true })
  installErrors(app)
  admitRequests(app, { atOnce: 100, fromOneAddress: 100, work: { atOnce: 100, fromOneAddress: 100 }, ...limits })
  const begun: (() => void)[] = []
  app.get('/slow', () => new Promise((resolve) => begun.push(() => resolve('done'))))
  app.get('/healthz', async () => 'alive')
  app.get('/events', (_request, reply) => {
    reply.hijack()
    freeSlots(reply.raw)
    reply.raw.write(':\n\n')
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const ask = (path: string, from = '10.0.0.1', signal?: AbortSignal) =>
    fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': from }, ...(signal ? { signal } : {}) })
  const finish = () => {
    for (const end of begun.splice(0)) end()
  }
  return { app, ask, begun, finish }
}

test('too many concurrent requests from one address get a 429 with Retry-After', async () => {
  const { ask, begun, finish } = await openApp({ fromOneAddress: 2 })
  const slow = [ask('/slow'), ask('/slow')]
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  const refused = await ask('/slow')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toEqual({
    message: expect.any(String),
    code: 'too-many-requests',
    requestId: expect.any(String),
  })
  const other = ask('/slow', '10.0.0.2')
  await vi.waitFor(() => expect(begun).toHaveLength(3))
  finish()
  for (const answer of [...slow, other]) expect((await answer).status).toBe(200)
  const again = ask('/slow')
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  finish()
  expect((await again).status).toBe(200)
})

test('too many requests in total get a 503, except for health checks', async () => {
  const { ask, begun, finish } = await openApp({ atOnce: 1 })
  const slow = ask('/slow')
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  const refused = await ask('/slow', '10.0.0.2')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ code: 'not-ready' })
  expect((await ask('/healthz')).status).toBe(200)
  finish()
  expect((await slow).status).toBe(200)
})

test('event streams do not count as concurrent requests', async () => {
  const { ask, begun, finish } = await openApp({ atOnce: 1, work: { atOnce: 1, fromOneAddress: 1 } })
  const leaving = new AbortController()
  for (let n = 0; n < 3; n += 1) expect((await ask('/events', '10.0.0.1', leaving.signal)).status).toBe(200)
  const slow = ask('/slow')
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  finish()
  expect((await slow).status).toBe(200)
  leaving.abort()
})

test('a waiting request does not start once its client has left', async () => {
  const { app, ask, begun, finish } = await openApp({ work: { atOnce: 1, fromOneAddress: 1 } })
  let waiting = 0
  let gone = 0
  app.server.on('request', (_request, response) => {
    waiting += 1
    response.once('close', () => {
      gone += 1
    })
  })
  const slow = ask('/slow')
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  const leaving = new AbortController()
  const left = ask('/slow', '10.0.0.1', leaving.signal)
  const stays = ask('/slow')
  await vi.waitFor(() => expect(waiting).toBe(3))
  leaving.abort()
  await expect(left).rejects.toThrow()
  await vi.waitFor(() => expect(gone).toBe(1))
  let total = 0
  for (const answer of [slow, stays]) {
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    total += begun.length
    finish()
    expect((await answer).status).toBe(200)
  }
  expect([total, begun.length]).toEqual([2, 0])
})
