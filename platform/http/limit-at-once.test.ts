import { connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { scaleTimeout } from '../../tests/fixtures/patience.ts'
import { installErrors } from './errors.ts'
import { limitAtOnce } from './limit-at-once.ts'

const app = fastify()
installErrors(app)
let gate = Promise.withResolvers<void>()
let arrived = 0
app.route({
  method: 'GET',
  url: '/',
  onRequest: limitAtOnce({ inAll: 3, fromOne: 2, waitMilliseconds: scaleTimeout(500) }),
  async handler() {
    arrived += 1
    await gate.promise
    return 'ok'
  },
})
afterAll(() => app.close())

const untilArrived = async (count: number) => {
  while (arrived < count) await new Promise((resolve) => setImmediate(resolve))
}

test('one request more than the limit waits for a slot and is answered', async () => {
  const [first, second, third] = [app.inject('/'), app.inject('/'), app.inject('/')]
  await untilArrived(2)
  gate.resolve()
  expect((await Promise.all([first, second, third])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

test('a request without a free slot gets a 503 with Retry-After', async () => {
  gate = Promise.withResolvers<void>()
  const before = arrived
  const [first, second] = [app.inject('/'), app.inject('/')]
  await untilArrived(before + 2)
  const third = await app.inject('/')
  expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '5'])
  gate.resolve()
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200])
  expect((await app.inject('/')).statusCode).toBe(200)
})

test('one address cannot take all slots: another address still has one', async () => {
  gate = Promise.withResolvers<void>()
  const before = arrived
  const from = (remoteAddress: string) => app.inject({ url: '/', remoteAddress })
  const waiting = [from('192.0.2.1'), from('192.0.2.1')]
  await untilArrived(before + 2)
  expect((await from('192.0.2.1')).statusCode).toBe(503)
  const other = from('192.0.2.2')
  await untilArrived(before + 3)
  expect((await from('192.0.2.3')).statusCode).toBe(503)
  gate.resolve()
  expect((await Promise.all([...waiting, other])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

test('a client who hangs up while waiting frees their place', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const port = Number(new URL(address).port)
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
        resolve(socket)
      })
    })
  gate = Promise.withResolvers<void>()
  const before = arrived
  const sockets = await Promise.all([open(), open()])
  await untilArrived(before + 2)
  expect((await app.inject('/')).statusCode).toBe(503)
  for (const socket of sockets) socket.destroy()
  const entered = async () => {
    const answer = app.inject('/')
    await Promise.race([answer, untilArrived(before + 3)])
    return arrived
  }
  await expect.poll(entered).toBe(before + 3)
  gate.resolve()
})
