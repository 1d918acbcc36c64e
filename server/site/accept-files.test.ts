import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { installErrors } from '../../platform/http/index.ts'
import type { FilesFacts } from '../../web/page-facts/page-facts.ts'
import { acceptFiles } from './accept-files.ts'

const mebibyte = 1024 * 1024
const app = fastify({ bodyLimit: mebibyte })
installErrors(app)
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

let asked: string[] = []
beforeEach(() => {
  asked = []
})
const ask = (url: string, status: number, body: unknown, type = 'application/json') =>
  app.get(url, async (request, reply) => {
    asked.push(`${request.url} ${request.headers.cookie}`)
    return reply.status(status).type(type).send(body)
  })
ask('/mine/:uid', 200, { payload: { uid: 'a' } })
ask('/others/:uid', 403, { code: 'forbidden' })
ask('/none', 200, { payload: [] })
ask('/itself', 200, '<p>Bonjour', 'text/html')

const page = (path: string, files: Partial<FilesFacts>, isShown = true) => ({
  path,
  isShown,
  facts: { files: [{ maxBytes: 2 * mebibyte, ...files }] },
})
acceptFiles(app, async (request) => String((request.body as Buffer).length), [
  page('/letters/:uid', { admittedBy: '/mine/:uid' }),
  page('/closed/:uid', { admittedBy: '/others/:uid' }),
  page('/itself', { admittedBy: 'page' }),
  page('/calls/*', { at: '/things/:uid/files', admittedBy: '/none' }, false),
  page('/first/*', { at: '/files', admittedBy: '/none', emptyAdmits: true }, false),
  page('/open', { atOnce: { inAll: 0, fromOne: 0, waitMilliseconds: 10 } }),
])
afterAll(() => app.close())

const send = (url: string, bytes: number) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/octet-stream', cookie: 'own=1' },
    payload: Buffer.alloc(bytes),
  })
const large = 2 * mebibyte

test('a large body is accepted once the site answers 200 for its cookies', async () => {
  const answer = await send('/letters/b%2F1', large)
  expect([answer.statusCode, answer.body, asked]).toEqual([200, String(large), ['/mine/b%2F1 own=1']])
  expect((await send('/itself', large)).statusCode).toBe(200)
})

test('a small body is accepted without asking the site', async () => {
  expect((await send('/closed/b', mebibyte)).statusCode).toBe(200)
  expect(asked).toEqual([])
})

test('a refused form is redirected to its page, while a script gets the error', async () => {
  const form = await send('/closed/b?x=1', large)
  expect([form.statusCode, form.headers.location, form.headers.connection]).toEqual([303, '/closed/b', 'close'])
  const script = await send('/closed/b.data', large)
  expect([script.statusCode, script.json().code]).toEqual([403, 'forbidden'])
  expect(asked).toEqual(['/others/b own=1', '/others/b own=1'])
})

test('a sender without a ticket may not send a large body', async () => {
  expect((await send('/calls/things/b/files', large)).statusCode).toBe(404)
  expect((await send('/calls/things/b/files', 10)).statusCode).toBe(200)
})

test('a sender without a ticket may send a large body with a first message', async () => {
  expect((await send('/first/files', large)).statusCode).toBe(200)
})

test('a body over the page’s limit is refused with a message before it is read', async () => {
  const answer = await send('/itself', 3 * mebibyte + 1)
  expect([answer.statusCode, answer.body.includes('trop volumineux'), asked]).toEqual([413, true, []])
  expect((await send('/calls/things/b/files', 3 * mebibyte + 1)).statusCode).toBe(404)
})

test('on a page open to anyone, only large bodies are limited in number', async () => {
  expect([(await send('/open', large)).statusCode, (await send('/open', 10)).statusCode]).toEqual([503, 200])
})
