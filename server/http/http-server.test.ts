import http, { type RequestListener } from 'node:http'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../tests/fixtures/patience.ts'
import { findFreePort } from '../../tests/fixtures/process.ts'
import { createHttpServer, type HttpServer, type ServerOptions } from './http-server.ts'

const opened: HttpServer[] = []
const sockets: net.Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(opened.splice(0).map((server) => server.close(200)))
})

async function openWith(listener: RequestListener, limits: Partial<ServerOptions> = {}) {
  const port = await findFreePort()
  const server = await createHttpServer(
    { port, host: '127.0.0.1' },
    { connections: 1000, unreadMilliseconds: 30_000, idleMilliseconds: 65_000, ...limits },
  )
  opened.push(server)
  server.open(listener)
  return { server, port }
}

function connect(port: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket))
    sockets.push(socket)
    socket.once('error', reject)
  })
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const closed = (socket: net.Socket) => vi.waitFor(() => expect(socket.closed).toBe(true))
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('pipelined requests start one after the other and are answered in order', async () => {
  let running = 0
  let most = 0
  const { port } = await openWith(async (request, response) => {
    running += 1
    most = Math.max(most, running)
    await turn()
    running -= 1
    response.end(`[${request.url}]`)
  })
  const socket = await connect(port)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const paths = Array.from({ length: 300 }, (_, place) => `/${place}`)
  socket.write(paths.map(asking).join(''))
  await vi.waitFor(() => expect(text).toContain('[/299]'))
  expect([...text.matchAll(/\[([^\]]+)\]/g)].map(([, path]) => path)).toEqual(paths)
  expect(most).toBe(1)
})

test('a client that reads nothing starts few requests and is disconnected', async () => {
  let begun = 0
  let cut = false
  const { port } = await openWith(
    (_request, response) => {
      begun += 1
      response.once('close', () => {
        cut ||= !response.writableFinished
      })
      response.end(Buffer.alloc(4 * 1024 * 1024))
    },
    { unreadMilliseconds: 300 },
  )
  const socket = await connect(port)
  socket.on('error', () => {}).pause()
  socket.write(asking('/').repeat(300))
  await vi.waitFor(() => expect(cut).toBe(true))
  expect(begun).toBeLessThan(10)
})

test('a slow reader gets everything, however long it takes', async () => {
  const bytes = 16 * 1024 * 1024
  // Kernels accept a megabyte at a time, which a slow machine needs half a second to read.
  const unreadMilliseconds = scaleTimeout(1000)
  const { port } = await openWith((_request, response) => response.end(Buffer.alloc(bytes)), { unreadMilliseconds })
  const socket = await connect(port)
  let read = 0
  const start = performance.now()
  socket.on('data', (chunk) => {
    read += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), scaleTimeout(8))
  })
  socket.write(asking('/'))
  await vi.waitFor(() => expect(read).toBeGreaterThan(bytes))
  expect(performance.now() - start).toBeGreaterThan(1.5 * unreadMilliseconds)
})

test('a quiet stream on a reused connection stays open', async () => {
  const { port } = await openWith(
    (request, response) => {
      if (request.url === '/stream') response.write('begun')
      else response.end(Buffer.alloc(8 * 1024 * 1024))
    },
    { unreadMilliseconds: scaleTimeout(200) },
  )
  const socket = await connect(port)
  let read = 0
  socket.on('data', (chunk) => {
    read += chunk.length
  })
  socket.pause()
  socket.write(asking('/page'))
  await wait(scaleTimeout(300))
  socket.resume()
  await vi.waitFor(() => expect(read).toBeGreaterThan(8 * 1024 * 1024))
  const whole = read
  socket.write(asking('/stream'))
  await wait(scaleTimeout(1000))
  expect(read).toBeGreaterThan(whole)
  expect(socket.closed).toBe(false)
})

test('a connection is closed only after a long time without requests', async () => {
  const { port } = await openWith((_request, response) => response.end('x'), { idleMilliseconds: scaleTimeout(500) })
  const [idle, used] = await Promise.all([connect(port), connect(port)])
  for (const socket of [idle, used]) socket.on('error', () => {}).resume()
  idle.write(asking('/'))
  const using = setInterval(() => used.write(asking('/')), 20)
  await closed(idle)
  expect(used.closed).toBe(false)
  clearInterval(using)
  await closed(used)
})

test('a connection with more pipelined requests than a browser sends is closed', async () => {
  let begun = 0
  const { port } = await openWith(() => {
    begun += 1
  })
  const socket = await connect(port)
  socket.on('error', () => {})
  socket.resume().write(asking('/').repeat(1000))
  await closed(socket)
  expect(begun).toBe(1)
})

test('no waiting request starts once its client has left', async () => {
  const begun: string[] = []
  const answers: http.ServerResponse[] = []
  const { port } = await openWith((request, response) => {
    begun.push(request.url ?? '')
    answers.push(response)
  })
  const socket = await connect(port)
  socket.write(asking('/first') + asking('/second'))
  await vi.waitFor(() => expect(begun).toEqual(['/first']))
  const left = new Promise((resolve) => answers[0]?.once('close', resolve))
  socket.resetAndDestroy()
  answers[0]?.end('x')
  await left
  await turn()
  expect(begun).toEqual(['/first'])
})

test('near the maximum a new connection replaces the longest idle one', async () => {
  const { port } = await openWith((_request, response) => response.end('x'), { connections: 20 })
  const idle: net.Socket[] = []
  for (let n = 0; n < 60; n += 1) idle.push((await connect(port)).on('error', () => {}).resume())
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(answer.status).toBe(200)
  await closed(idle[0] as net.Socket)
  expect(idle.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(20)
})

const blockMilliseconds = 15

test('a server that closes under load answers accepted requests first', async () => {
  const { server, port } = await openWith((_request, response) => {
    for (const start = performance.now(); performance.now() - start < blockMilliseconds; );
    response.end('x')
  })
  const seen = { answered: 0, refused: 0, other: [] as string[] }
  async function askOnAndOn(): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (let on = true; on; ) {
      on = await new Promise((resolve) => {
        const request = http.get({ port, host: '127.0.0.1', agent }, (response) => {
          seen.answered += 1
          response.resume().once('end', () => resolve(true))
        })
        request.once('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') seen.refused += 1
          else seen.other.push(String(error.code))
          resolve(false)
        })
      })
    }
  }
  const asking = Array.from({ length: 40 }, askOnAndOn)
  await vi.waitFor(() => expect(seen.answered).toBeGreaterThan(40))
  await server.close(scaleTimeout(10_000))
  await Promise.all(asking)
  expect(seen).toEqual({ answered: expect.any(Number), refused: 40, other: [] })
})

const refusalOf = async (port: number, request: string) => {
  const socket = await connect(port)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(request)
  await closed(socket)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), allow: /^allow: (.*)$/im.exec(head)?.[1], body: JSON.parse(body) }
}

test.each([
  ['FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method-not-allowed'],
  ['GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n', 400, 'invalid-argument'],
  [`GET / HTTP/1.1\r\nHost: x\r\nLong: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
])('an invalid HTTP request is refused with the error body of the contract: %j', async (request, status, code) => {
  const { port } = await openWith((_request, response) => response.end('x'))
  const refusal = await refusalOf(port, request)
  expect(refusal.status).toBe(status)
  expect(refusal.body).toEqual({ message: expect.any(String), code, requestId: expect.any(String) })
  expect(refusal.allow?.includes('GET')).toBe(status === 405 ? true : undefined)
})

test('no refusal is written into an unfinished answer', async () => {
  const { port } = await openWith((_request, response) => response.write('half'))
  const socket = await connect(port)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(asking('/'))
  await vi.waitFor(() => expect(text).toContain('half'))
  socket.write('FOO / HTTP/1.1\r\n\r\n')
  await closed(socket)
  expect(text).not.toContain('405')
})
