import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { type CachedPage, toCachedPage } from './cached-page.ts'
import { createHostCheck } from './known-hosts.ts'
import { createPageCache } from './page-cache.ts'

const createCache = () =>
  createPageCache({
    isOurHost: createHostCheck({ publicUrl: 'https://maison.exemple', host: '127.0.0.1' }),
    isPersonal: (cookies) => cookies?.includes('personal=') ?? false,
    queryKeysOf: (pathname) => ({ '/articles': ['q', 'tags'], '/about': [] })[pathname],
    onFailure: (error) => {
      throw error
    },
  })

function requestOf(headers: Record<string, string> = {}, url = '/articles', method = 'GET'): IncomingMessage {
  return { method, url, headers: { host: 'maison.exemple', ...headers } } as unknown as IncomingMessage
}

function responseOf() {
  const sent = { status: 0, headers: {} as Record<string, unknown>, body: undefined as Buffer | undefined }
  const response = {
    writeHead(status: number, head: string[]) {
      const names = head.filter((_, at) => at % 2 === 0)
      const headers = Object.fromEntries(names.map((name, at) => [name, head[2 * at + 1]]))
      Object.assign(sent, { status, headers })
      return response
    },
    end(body?: Buffer) {
      sent.body = body
    },
  } as unknown as ServerResponse
  return { response, sent }
}

const stays = new AbortController().signal

const store = (cache: ReturnType<typeof createCache>, request: IncomingMessage, rendered: CachedPage) =>
  cache.load(cache.addressOf(request) ?? '', async () => rendered, stays)

const page = () => toCachedPage({ 'content-type': 'text/html; charset=utf-8' }, Buffer.from('<p>Bonjour</p>'))

test('A cached page is sent in an accepted encoding', async () => {
  const cache = createCache()
  await store(cache, requestOf(), await page())
  const decoders = {
    br: ['br', brotliDecompressSync],
    'gzip;q=0.5, br;q=0': ['gzip', gunzipSync],
    '': [undefined, (body: Buffer) => body],
  } as const
  for (const [accepted, [encoding, decode]] of Object.entries(decoders)) {
    const { response, sent } = responseOf()
    expect(cache.serve(requestOf({ 'accept-encoding': accepted }), response)).toBe(true)
    expect(sent.headers['content-encoding']).toBe(encoding)
    expect(decode(sent.body as Buffer).toString()).toBe('<p>Bonjour</p>')
  }
})

test('A matching ETag gets a 304, even weakened by a proxy', async () => {
  const cache = createCache()
  const cached = await page()
  await store(cache, requestOf(), cached)
  const statusFor = (known: string) => {
    const { response, sent } = responseOf()
    cache.serve(requestOf({ 'if-none-match': known }), response)
    return sent.status
  }
  const strong = cached.etag.replace('W/', '')
  for (const known of [cached.etag, strong, `"other", ${strong}`]) expect(statusFor(known)).toBe(304)
  for (const other of ['"other"', 'W/"other"', strong.slice(1)]) expect(statusFor(other)).toBe(200)
})

test.each([
  ['a personal cookie', { cookie: 'locale=fr; personal=abc' }],
  ['a token', { authorization: 'Bearer x' }],
  ['a support link', { 'x-support-auth': 'x' }],
])('Requests with %s never get a page cached for visitors', async (_title, headers) => {
  const cache = createCache()
  await store(cache, requestOf(), await page())
  expect(cache.serve(requestOf(headers), responseOf().response)).toBe(false)
})

test('A page rendered before a change is not cached after it', async () => {
  const cache = createCache()
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  const rendered = cache.load('/articles', () => promise, stays)
  cache.invalidate()
  resolve(await page())
  expect((await rendered)?.etag).toBeDefined()
  expect(cache.serve(requestOf(), responseOf().response)).toBe(false)
})

const isServed = (cache: ReturnType<typeof createCache>, url: string, host = 'maison.exemple') =>
  cache.serve(requestOf({ host }, url), responseOf().response)

test('Key order and unknown or empty query keys do not change the cache entry', async () => {
  const cache = createCache()
  await store(cache, requestOf({}, '/articles?utm_source=lettre&tags=b&q=peur&tags=a'), await page())
  for (const same of ['?q=peur&tags=b&tags=a', '?fbclid=1&tags=b&tags=a&q=peur&gclid=', '?%71=peur&tags=b&tags=a']) {
    expect(isServed(cache, `/articles${same}`), same).toBe(true)
  }
  for (const other of ['', '?q=peur', '?q=peur&tags=a&tags=b', '?q=joie&tags=b&tags=a']) {
    expect(isServed(cache, `/articles${other}`), other).toBe(false)
  }
  await store(cache, requestOf({}, '/about'), await page())
  expect(isServed(cache, '/about?q=1&anything=2')).toBe(true)
})

test('A page is rendered from its canonical address', () => {
  const cache = createCache()
  expect(cache.addressOf(requestOf({}, '/articles?utm_source=x&q=peur'))).toBe('/articles?q=peur')
  expect(cache.addressOf(requestOf({}, '/account?q=1'))).toBeUndefined()
})

test('Pages of unknown hosts are not cached; loopback is known', async () => {
  const cache = createCache()
  await store(cache, requestOf({ host: 'attaque.exemple' }), await page())
  expect(isServed(cache, '/articles')).toBe(false)
  await store(cache, requestOf(), await page())
  for (const ours of ['maison.exemple', 'MAISON.exemple:443', 'localhost:3000', '127.0.0.1', '[::1]:80']) {
    expect(isServed(cache, '/articles', ours), ours).toBe(true)
  }
  for (const other of ['attaque.exemple', 'maison.exemple.attaque.exemple', 'maison.exemple:x', '']) {
    expect(isServed(cache, '/articles', other), other).toBe(false)
  }
})

test('1,500 pages requested once do not evict a page requested again', async () => {
  const cache = createCache()
  await store(cache, requestOf({}, '/about'), await page())
  expect(isServed(cache, '/about')).toBe(true)
  const large = { ...(await page()), bytes: 1024 * 1024 }
  for (let n = 0; n < 1500; n += 1) await store(cache, requestOf({}, `/articles?q=mot${n}`), large)
  expect(isServed(cache, '/about')).toBe(true)
})

test('An expired page is served only if a new one fails', async () => {
  const cached = await page()
  let now = 1000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  try {
    const cache = createCache()
    await store(cache, requestOf(), cached)
    now += 120_000
    expect(cache.serve(requestOf(), responseOf().response)).toBe(false)
    const { response, sent } = responseOf()
    expect(cache.serveExpired(requestOf(), response)).toBe(true)
    expect([sent.status, sent.body?.toString()]).toEqual([200, '<p>Bonjour</p>'])
    expect(cache.serveExpired(requestOf({ cookie: 'personal=abc' }), responseOf().response)).toBe(false)
    cache.invalidate()
    expect(cache.serveExpired(requestOf(), responseOf().response)).toBe(false)
  } finally {
    clock.mockRestore()
  }
})
