import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refuseSlowBodies } from './slow-bodies.ts'

const period = 1000
const app = fastify()
let arrived: FastifyRequest[] = []
let gate: Promise<void> = Promise.resolve()
refuseSlowBodies(app, { period, bytesPerSecond: 100 })
app.addHook('onRequest', async (request) => {
  arrived.push(request)
  await gate
})
app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
app.post('/', async ({ body }) => String(body).length)

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  arrived = []
})
afterEach(() => vi.useRealTimers())

async function begin(length: number, body: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/any\r\nContent-Length: ${length}\r\n\r\n${body}`)
  const answer = text(socket)
  await expect.poll(() => arrived.length).toBe(1)
  return { socket, answer }
}
const received = () => arrived[0]?.raw.socket.bytesRead ?? 0

test('a body that never arrives returns 408 and closes the connection', async () => {
  const { answer } = await begin(1000, '')
  vi.advanceTimersByTime(2 * period)
  const said = await answer
  expect(said).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/i)
  expect(JSON.parse(said.split('\r\n').find((line) => line.startsWith('{')) ?? '')).toMatchObject({
    code: 'request-timeout',
    requestId: arrived[0]?.id,
  })
})

test('a trickling body is refused unless it speeds up again', async () => {
  const { socket, answer } = await begin(1000, 'x')
  vi.advanceTimersByTime(period)
  const before = received()
  socket.write('x'.repeat(200))
  await expect.poll(received).toBe(before + 200)
  vi.advanceTimersByTime(period)
  socket.write('x')
  await expect.poll(received).toBe(before + 201)
  vi.advanceTimersByTime(period)
  expect(socket.readableEnded).toBe(false)
  vi.advanceTimersByTime(period)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that the server has not read yet does not time out', async () => {
  const opened = Promise.withResolvers<void>()
  gate = opened.promise
  const { socket, answer } = await begin(500_000, 'x'.repeat(500_000))
  await expect.poll(() => arrived[0]?.raw.readableLength).toBeGreaterThan(0)
  await expect
    .poll(() => (arrived[0]?.raw.readableLength ?? 0) >= (arrived[0]?.raw.readableHighWaterMark ?? 0))
    .toBe(true)
  vi.advanceTimersByTime(5 * period)
  opened.resolve()
  gate = Promise.resolve()
  socket.end()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('a complete body ends the timeout', async () => {
  const { socket, answer } = await begin(3, 'abc')
  await expect.poll(() => arrived[0]?.raw.complete).toBe(true)
  vi.advanceTimersByTime(5 * period)
  socket.end()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(vi.getTimerCount()).toBe(0)
})
