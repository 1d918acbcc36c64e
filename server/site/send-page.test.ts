import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageCache, type PageCache } from '../page-cache/index.ts'
import type { RenderedPage, RenderPage } from './render-page.ts'
import { createPageSender } from './send-page.ts'

const shared = { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/html' }
const own = { 'cache-control': 'private, no-store', 'content-type': 'text/html' }

const rendered = (text: string, headers: Record<string, string> = shared, status = 200): RenderedPage => ({
  response: new Response(text, { status, headers }),
  isUnavailable: status === 503,
  errorPage: async () => new Response(text, { status, headers }),
})

let app: FastifyInstance
let cache: PageCache
let url: string
let now = 1000
const render = vi.fn<RenderPage>()
const onFailure = vi.fn()

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  render.mockReset()
  onFailure.mockReset()
  cache = createPageCache({
    isOurHost: () => true,
    isPersonal: (cookies) => cookies !== undefined,
    queryKeysOf: (pathname) => (pathname === '/articles' ? ['preview'] : undefined),
    onFailure,
  })
  app = fastify()
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'SAMEORIGIN'))
  const splitAtPlaces = (html: string) => ({ pieces: [html], places: [] })
  const readers = { serve: () => false, answer: async () => false, invalidate: () => undefined }
  app.get('*', createPageSender({ cache, render, readers, splitAtPlaces }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

const read = async (path = '/articles', init: RequestInit = {}) => (await fetch(url + path, init)).text()
const burst = () => Promise.all(Array.from({ length: 200 }, () => read()))
/** A rendering that ends when the test says so. */
function slowRender() {
  const page = Promise.withResolvers<RenderedPage>()
  render.mockImplementationOnce(() => page.promise)
  return page
}

test('200 concurrent requests of a page that is not cached render it once', async () => {
  render.mockImplementation(async () => rendered('one'))
  expect(new Set(await burst())).toEqual(new Set(['one']))
  expect(render).toHaveBeenCalledOnce()
})

test('200 concurrent requests of a just expired page render it once', async () => {
  render.mockImplementationOnce(async () => rendered('one'))
  await read()
  now += 61_000
  const second = slowRender()
  expect(new Set(await burst())).toEqual(new Set(['one']))
  second.resolve(rendered('two'))
  await vi.waitFor(async () => expect(await read()).toBe('two'))
  expect(render).toHaveBeenCalledTimes(2)
})

test('200 concurrent requests of a long expired page render it once', async () => {
  render.mockImplementationOnce(async () => rendered('one'))
  await read()
  now += 121_000
  render.mockImplementationOnce(async () => rendered('two'))
  expect(new Set(await burst())).toEqual(new Set(['two']))
  expect(render).toHaveBeenCalledTimes(2)
})

test('200 concurrent requests of an invalidated page render it once', async () => {
  render.mockImplementationOnce(async () => rendered('one'))
  await read()
  cache.invalidate()
  render.mockImplementationOnce(async () => rendered('two'))
  expect(new Set(await burst())).toEqual(new Set(['two']))
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page invalidated during its render is not served to later requests', async () => {
  render.mockImplementationOnce(async () => rendered('one'))
  await read()
  now += 61_000
  const outdated = slowRender()
  expect(await read()).toBe('one')
  cache.invalidate()
  render.mockImplementationOnce(async () => rendered('two'))
  expect(await read()).toBe('two')
  outdated.resolve(rendered('outdated'))
  await outdated.promise
  expect(await read()).toBe('two')
})

test('an answer that may not be shared is rendered for each request', async () => {
  render.mockImplementation(async () => rendered(`page ${render.mock.calls.length}`, own))
  const texts = await Promise.all([read('/articles?preview=a'), read('/articles?preview=a'), read('/account')])
  expect(new Set(texts).size).toBe(3)
  expect(await read('/articles?preview=a')).toBe('page 4')
})

test('a request with a personal cookie gets its own rendering, even during a burst', async () => {
  const visitors = slowRender()
  const visitor = read()
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce())
  render.mockImplementationOnce(async () => rendered('own', own))
  expect(await read('/articles', { headers: { cookie: 'session=a' } })).toBe('own')
  visitors.resolve(rendered('one'))
  expect([await visitor, await read()]).toEqual(['one', 'one'])
})

test('a first visitor who leaves does not cancel the page for others', async () => {
  const page = slowRender()
  const load = vi.spyOn(cache, 'load')
  const leaves = new AbortController()
  const first = read('/articles', { signal: leaves.signal })
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce())
  const second = read()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  leaves.abort()
  await expect(first).rejects.toThrow()
  page.resolve(rendered('one'))
  expect(await second).toBe('one')
})

test('a rendering is abandoned once all its visitors have left', async () => {
  slowRender()
  const leaves = new AbortController()
  const first = read('/articles', { signal: leaves.signal })
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce())
  leaves.abort()
  await expect(first).rejects.toThrow()
  await vi.waitFor(() => expect(render.mock.calls[0]?.[0].left.aborted).toBe(true))
})

test('without the database visitors get the expired page, or else a 503', async () => {
  render.mockImplementation(async () => rendered('down', own, 503))
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/articles`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['down']))
  expect(answers[0]?.headers.get('retry-after')).toBe('1')

  render.mockImplementationOnce(async () => rendered('one'))
  await read()
  now += 3_600_000
  expect(new Set(await burst())).toEqual(new Set(['one']))
})

test('GET answers are cached for each encoding, but HEAD answers are not', async () => {
  render.mockImplementation(async () => rendered('one'))
  await read('/articles', { method: 'HEAD' })
  const first = await fetch(`${url}/articles`, { headers: { 'accept-encoding': 'br' } })
  expect([first.headers.get('content-encoding'), await first.text()]).toEqual(['br', 'one'])
  now += 61_000
  expect(await read('/articles', { headers: { 'accept-encoding': 'br' } })).toBe('one')
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(3))
  const plain = await fetch(`${url}/articles`, { headers: { 'accept-encoding': 'identity' } })
  expect([plain.headers.get('content-encoding'), plain.headers.get('x-frame-options')]).toEqual([null, 'SAMEORIGIN'])
})
