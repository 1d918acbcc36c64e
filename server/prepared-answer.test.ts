import http, { type IncomingMessage } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PreparedAnswer, PreparedHead } from './prepared-answer.ts'

const head = ['content-type', 'text/html; charset=utf-8', 'etag', 'W/"a"', 'content-length', '9']
const body = Buffer.from('Bonjour  ')
let answer: PreparedAnswer
let pieces: Buffer[] | undefined
let before: (response: http.ServerResponse) => void
let server: http.Server

beforeEach(async () => {
  answer = new PreparedAnswer(200, head, body)
  pieces = undefined
  before = () => undefined
  // Same setting as in http-server.ts: Node then sends no timeout header.
  server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
    before(response)
    if (pieces) new PreparedHead(head).send(request, response, pieces)
    else answer.send(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  vi.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const port = () => (server.address() as AddressInfo).port

interface Answered {
  status: number | undefined
  headers: IncomingMessage['headers']
  text: string
  /** whether the connection was used before */
  reused: boolean
}

function ask(agent: http.Agent, options: http.RequestOptions = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port: port(), host: '127.0.0.1', agent, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          reused: request.reusedSocket,
        }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

/** Bytes on the wire until the server has answered `times` requests sent at once. */
function wire(requests: string, ends: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = net.connect(port(), '127.0.0.1', () => socket.write(requests))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received += chunk
      if (!ends.test(received)) return
      socket.destroy()
      resolve(received)
    })
    socket.on('close', () => resolve(received))
  })
}

const sorted = (message: string) => {
  const [start = '', text] = message.split('\r\n\r\n')
  const [status, ...lines] = start.split('\r\n')
  return { status, lines: lines.map((line) => line.replace(/^Date: .*/, 'Date')).sort(), text }
}

test('a whole answer has the bytes that Node would write, headers reordered', async () => {
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const whole = await wire(get, /Bonjour {2}$/)
  before = (response) => response.setHeader('x-before', '1')
  const byNode = await wire(get, /Bonjour {2}$/)
  expect(byNode).toContain('x-before: 1\r\n')
  expect(sorted(whole)).toEqual(sorted(byNode.replace('x-before: 1\r\n', '')))
})

test('requests sent at once on a connection are answered in their order', async () => {
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const received = await wire(get.repeat(3), /(?:Bonjour {2}[\s\S]*){3}$/)
  expect(received.split('HTTP/1.1 200 OK')).toHaveLength(4)
  expect(received.endsWith('Bonjour  ')).toBe(true)
})

test('a connection is used again, and its date is that of the second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00.900Z') })
  const agent = new http.Agent({ keepAlive: true })
  const first = await ask(agent)
  vi.setSystemTime(new Date('2026-03-01T10:00:01.100Z'))
  const second = await ask(agent)
  agent.destroy()
  expect([first.headers.date, second.headers.date]).toEqual([
    'Sun, 01 Mar 2026 10:00:00 GMT',
    'Sun, 01 Mar 2026 10:00:01 GMT',
  ])
  expect([first.text, second.text, second.reused]).toEqual(['Bonjour  ', 'Bonjour  ', true])
})

test('a HEAD has no body, and a client that closes gets Connection: close', async () => {
  const agent = new http.Agent({ keepAlive: true })
  const ofHead = await ask(agent, { method: 'HEAD' })
  expect([ofHead.headers['content-length'], ofHead.text]).toEqual(['9', ''])
  agent.destroy()
  const closing = await ask(new http.Agent(), { headers: { connection: 'close' } })
  expect([closing.headers.connection, closing.text]).toEqual(['close', 'Bonjour  '])
  const old = await wire('GET / HTTP/1.0\r\n\r\n', /never/)
  expect(old).toMatch(/Connection: close[\s\S]*Bonjour {2}$/)
})

test('a header that was set before is sent too', async () => {
  before = (response) => response.setHeader('connection', 'close')
  const { headers, text } = await ask(new http.Agent({ keepAlive: true }))
  expect([headers.connection, text]).toEqual(['close', 'Bonjour  '])
})

test('a 304 has no body, and the next answer on the connection begins where it should', async () => {
  const whole = answer
  answer = new PreparedAnswer(304, ['etag', 'W/"a"'])
  const agent = new http.Agent({ keepAlive: true })
  const known = await ask(agent)
  answer = whole
  const next = await ask(agent)
  agent.destroy()
  expect([known.status, known.headers.etag, known.text]).toEqual([304, 'W/"a"', ''])
  expect([next.status, next.text, next.reused]).toEqual([200, 'Bonjour  ', true])
})

const inPieces = (...some: string[]) => some.map((one) => Buffer.from(one))

test('a body in pieces has the same bytes, with each reader’s own piece', async () => {
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const whole = await wire(get, /Bonjour {2}$/)
  pieces = inPieces('Bon', 'jour', '  ')
  expect(sorted(await wire(get, /Bonjour {2}$/))).toEqual(sorted(whole))
  const agent = new http.Agent({ keepAlive: true })
  const texts: string[] = []
  for (const name of ['Camille', 'Claire ']) {
    pieces = inPieces(name, '  ')
    for (const headers of [{}, { connection: 'close' }]) texts.push((await ask(agent, { headers })).text)
  }
  const ofHead = await ask(agent, { method: 'HEAD' })
  agent.destroy()
  expect(texts).toEqual(['Camille  ', 'Camille  ', 'Claire   ', 'Claire   '])
  expect([ofHead.headers['content-length'], ofHead.text]).toEqual(['9', ''])
})

test('a body in pieces is followed by the next answer where it should be', async () => {
  pieces = inPieces('Bonjour', '', '  ')
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const received = await wire(get.repeat(2), /(?:Bonjour {2}[\s\S]*){2}$/)
  expect(received.split('HTTP/1.1 200 OK')).toHaveLength(3)
})

test('listeners of an answer learn that it has gone out', async () => {
  const events: string[] = []
  const ended = new Promise<void>((resolve) => {
    before = (response) => {
      response.on('finish', () => events.push(`finish ${response.statusCode} ${response.headersSent}`))
      response.on('close', () => {
        events.push('close')
        resolve()
      })
    }
  })
  await ask(new http.Agent())
  await ended
  expect(events).toEqual(['finish 200 true', 'close'])
})

test('a header that is none is refused when the answer is made', () => {
  expect(() => new PreparedAnswer(200, ['x-a', 'one\r\nx-b: two'])).toThrow('Invalid character in header content')
  expect(() => new PreparedAnswer(200, ['x a', 'one'])).toThrow('Header name must be a valid HTTP token')
})
