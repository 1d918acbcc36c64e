import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KnownReader } from '../../modules/accounts/index.ts'
import type { Place } from '../../web/reader-page/places.ts'
import type { Visit } from '../../web/reader-page/visit.ts'
import { fillPlaces, type ReaderPage, toReaderPage } from './reader-page.ts'
import { createReaderPages } from './reader-pages.ts'

const acl = { user: true, vip: false, coach: false, support: false, editor: false, admin: false }
const reader = (uid: string): KnownReader => ({ uid, identifier: `${uid}@exemple.fr`, sid: uid, acl, metadata: '{}' })
const camille = reader('camille')
const claire = reader('claire')

const places: Place[] = [
  { name: 'reader', argument: '' },
  { name: 'email', argument: '' },
]
const page = (text: string) => toReaderPage({ 'x-page': text }, { pieces: [`<${text}`, '>', '.'], places })

const known = new Map<string, KnownReader>()
const onFailure = vi.fn()
const render = vi.fn<() => Promise<ReaderPage | undefined>>()
const visitOf = (token: string): Visit => ({
  token,
  flashes: [],
  metadataChange: null,
  setsCookies: token.startsWith('new'),
  cookiesToSet: (next) => (next ? [`session=${next}`] : []),
  cookiesToEnd: () => ['session=; Max-Age=0'],
})

function create(
  renderPart = (name: string, _of: string, { viewer }: { viewer: { uid: string } }) => ({
    owner: viewer.uid,
    html: ` ${name}:${viewer.uid}`,
  }),
  openVisit = visitOf,
) {
  return createReaderPages({
    addressOf: ({ url }) => (url === '/private' ? undefined : url),
    openVisit: (cookies) => (cookies ? openVisit(cookies) : undefined),
    renderPart,
    findReader: (token) => known.get(token),
    identify: async (token) => {
      const found = known.get(token)
      return found && { reader: found, nextToken: undefined }
    },
    findUnread: () => 0,
    countUnread: async () => 0,
    findToday: () => null,
    readToday: async () => null,
    onFailure,
  })
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}
const readPlain = (bytes: Buffer, encoding: string | undefined) =>
  (encoding ? (decoders[encoding]?.(bytes) ?? bytes) : bytes).toString()

function exchange(cookie: string | undefined, encoding = 'identity', url = '/', method = 'GET') {
  let headers: string[] = []
  let body: Buffer | undefined
  const response = {
    writeHead(_status: number, given: string[] | Record<string, string>) {
      headers = Array.isArray(given) ? given : Object.entries(given).flat()
    },
    end(given?: Buffer) {
      body = given
    },
  } as unknown as ServerResponse
  const request = { method, url, headers: { cookie, 'accept-encoding': encoding } } as IncomingMessage
  const header = (name: string) => headers[headers.indexOf(name) + 1]
  return {
    request,
    response,
    header,
    sent: () => body && readPlain(body, headers.includes('content-encoding') ? header('content-encoding') : undefined),
  }
}

const ask = async (pages: ReturnType<typeof create>, of: ReturnType<typeof exchange>) =>
  pages.serve(of.request, of.response) ||
  pages.answer({ ...of, left: new AbortController().signal, render, begin: () => undefined })

beforeEach(() => {
  known.clear()
  known.set('c1', camille)
  known.set('c2', claire)
  render.mockReset()
  render.mockImplementation(async () => page('magazine'))
})

test('Readers with the same rights share a page, filled with each reader’s parts', async () => {
  const pages = create()
  for (const encoding of ['identity', 'gzip', 'br', 'gzip, br, zstd']) {
    for (const [cookie, uid] of [
      ['c1', 'camille'],
      ['c2', 'claire'],
    ]) {
      const of = exchange(cookie, encoding)
      expect(await ask(pages, of)).toBe(true)
      expect(of.sent()).toBe(`<magazine reader:${uid}> email:${uid}.`)
    }
  }
  expect(render).toHaveBeenCalledOnce()
})

test('Each set of rights has its own page, rendered again after an invalidation', async () => {
  const pages = create()
  await ask(pages, exchange('c1'))
  known.set('c2', { ...claire, acl: { ...acl, vip: true } })
  await ask(pages, exchange('c2'))
  pages.invalidate()
  await ask(pages, exchange('c1'))
  expect(render.mock.calls).toHaveLength(3)
})

test('A reader whose session ended is redirected to the page without a session', async () => {
  const pages = create()
  expect(await ask(pages, exchange('c1'))).toBe(true)
  known.delete('c1')
  const ended = exchange('c1')
  expect(await ask(pages, ended)).toBe(true)
  expect([ended.header('location'), ended.header('set-cookie'), ended.sent()]).toEqual([
    '/',
    ['session=; Max-Age=0'],
    undefined,
  ])
  expect(await ask(pages, exchange(undefined))).toBe(false)
  expect(await ask(pages, exchange('c2', 'br', '/private'))).toBe(false)
})

test('HEAD has the page’s headers and no body', async () => {
  const pages = create()
  const [whole, head] = [exchange('c1', 'gzip'), exchange('c1', 'gzip', '/', 'HEAD')]
  await ask(pages, whole)
  await ask(pages, head)
  expect([head.header('content-length'), head.sent()]).toEqual([whole.header('content-length'), undefined])
})

test('A page with another reader’s part or an empty placeholder is not sent', async () => {
  const foreign = create((name) => ({ owner: 'claire', html: name }))
  await expect(ask(foreign, exchange('c1'))).rejects.toThrow('another reader’s part was put into the place reader')
  expect(() => fillPlaces(page('magazine'), 'camille', () => undefined)).toThrow(
    'nothing was put into the place reader',
  )
  const served = create()
  await ask(served, exchange('c1'))
  const broken = exchange('c1')
  known.set('c1', {
    get uid(): string {
      throw new Error('a defect')
    },
  } as KnownReader)
  expect(served.serve(broken.request, broken.response)).toBe(false)
  expect(onFailure).toHaveBeenCalled()
  expect(broken.sent()).toBeUndefined()
})

test('Only cookie headers with a verified token are cached', async () => {
  const openVisit = vi.fn((cookies: string) => visitOf(cookies.split(';')[0] as string))
  const pages = create(undefined, openVisit)
  const serve = (cookie: string) => {
    const { request, response } = exchange(cookie)
    return pages.serve(request, response)
  }
  await ask(pages, exchange('c1'))
  openVisit.mockClear()
  for (let turn = 0; turn < 3; turn += 1) expect(serve('c1;a=b')).toBe(true)
  expect(openVisit).toHaveBeenCalledTimes(1)
  for (let turn = 0; turn < 3; turn += 1) expect(serve('forged;a=b')).toBe(false)
  expect(openVisit).toHaveBeenCalledTimes(4)
})

test('A page of readers holds as much memory as the cache counts for it', () => {
  const { pieces, bytes } = page('œ'.repeat(2000))
  expect(pieces.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)).toBe(bytes)
})
