import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { interleave } from '../fixtures/interleavings.ts'
import { type Magazine, openMagazine, type Reader } from '../fixtures/magazine.ts'
import { scaleTimeout } from '../fixtures/patience.ts'

const article = '/article/dire-non-sans-se-justifier-l-art-de-la-phrase-courte'
const restricted = 'Une raison est une porte'

/** Pages that are rendered for the viewer. */
const pages = [
  '/',
  '/articles',
  '/articles?pages=2',
  '/articles?categories=amour&q=couple',
  article,
  '/authors',
  '/authors/claire-vasseur',
  '/categories',
  '/categories/vie',
  '/tags',
  '/tags/ecoute',
  '/about',
  '/terms-of-service',
  '/legal-notice',
  '/privacy',
  '/cookies',
  '/no-such-page',
]
const data = ['/_.data', '/articles.data', `${article}.data`]
/** Files that are the same for everyone. */
const shared = ['/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/builds/latest.json']
const everything = [...pages, ...data, ...shared]
const readerCount = 25

let magazine: Magazine
let readers: Reader[]
/** ETags that visitors received, by path */
const visitorTags = new Map<string, string>()

const urlOf = (turn: number): string => (turn % 2 ? magazine.one : magazine.other).url
/** All paths, from another start in each turn, so that no two readers are in step. */
const walkFrom = (turn: number): string[] => [...everything.slice(turn), ...everything.slice(0, turn)]

function expectNoOtherReader(text: string, own: Reader | undefined, what: string): void {
  const others = readers.filter((reader) => reader !== own)
  const strangers = others.filter(({ uid, email }) => text.includes(uid) || text.includes(email))
  expect(strangers, `${what} names another reader`).toEqual([])
}

function expectNotCached(answer: Response, what: string): void {
  expect(answer.headers.get('cache-control'), what).toBe('private, no-store')
  expect(answer.headers.get('etag'), what).toBeNull()
}

async function readAsMember(own: Reader, turn: number): Promise<void> {
  for (const path of walkFrom(turn % everything.length)) {
    const headers: Record<string, string> = { cookie: `locale=fr; session=${own.token}` }
    const tag = visitorTags.get(path)
    // Send the ETag of a visitor's copy: it must not match the reader's own page.
    if (tag && turn % 3 === 0) headers['if-none-match'] = tag
    const answer = await fetch(urlOf(turn) + path, { headers })
    const text = await answer.text()
    expectNoOtherReader(text, own, path)
    if (shared.includes(path)) {
      expect(text.includes(own.uid) || text.includes(own.email), path).toBe(false)
      continue
    }
    expectNotCached(answer, path)
    // A static page has no data: the router gets a 202, which makes it load the page as a document.
    if (data.includes(path)) {
      expect(answer.status, path).toBe(202)
      continue
    }
    expect(answer.status, path).toBe(path === '/no-such-page' ? 404 : 200)
    if (path !== '/no-such-page') expect(text, path).toContain(own.uid)
    if (path.startsWith(article)) expect(text, path).toContain(restricted)
  }
}

async function readAsVisitor(turn: number): Promise<void> {
  for (const path of walkFrom(turn % everything.length)) {
    const encoding = ['br', 'gzip', 'identity'][turn % 3] ?? ''
    const answer = await fetch(urlOf(turn) + path, { headers: { 'accept-encoding': encoding } })
    const text = await answer.text()
    expectNoOtherReader(text, undefined, path)
    expect(text, path).not.toContain(restricted)
    expect(text, path).not.toContain('data-reader')
    if (data.includes(path) || path === '/no-such-page') expectNotCached(answer, path)
    else if (pages.includes(path)) {
      expect(answer.headers.get('cache-control'), path).toContain('s-maxage')
      expect(answer.headers.get('vary')?.toLowerCase(), path).toMatch(/cookie/)
      expect(answer.headers.get('etag'), path).toBeTruthy()
      expect(answer.headers.getSetCookie(), path).toEqual([])
    }
  }
}

// With the embedded database there is one process only, and nothing to share.
describe.runIf(inject('engine') === 'postgres')('two processes on one database', () => {
  beforeAll(async () => {
    magazine = await openMagazine()
    readers = await Promise.all(Array.from({ length: readerCount }, () => magazine.register()))
    for (const path of everything) {
      const answer = await fetch(magazine.one.url + path)
      await answer.arrayBuffer()
      const tag = answer.headers.get('etag')
      if (tag) visitorTags.set(path, tag)
    }
  })
  afterAll(() => magazine.close())

  test('fifty concurrent readers, signed in and out, never see another reader’s data', async () => {
    const members = readers.map((reader, turn) => readAsMember(reader, turn))
    const visitors = Array.from({ length: readerCount }, (_, turn) => readAsVisitor(turn))
    // Caches are dropped meanwhile, so that pages render again while members are served.
    const editor = (async () => {
      for (let n = 0; n < 3; n += 1) await magazine.publish({ title: `Entre deux pages ${n}` })
    })()
    await Promise.all([...members, ...visitors, editor])
  })

  test(
    'random interleavings of readers and rights show each reader only their own data',
    async () => {
      const times = Number(process.env.INTERLEAVINGS ?? 60)
      const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
      const { reads, found } = await interleave(magazine, readers, times, seed)
      process.stdout.write(`${times} interleavings, ${reads} pages read, seed ${seed}: ${found.length} faults\n`)
      expect(found).toEqual([])
    },
    scaleTimeout(3_600_000),
  )

  test('a reader who signed out is refused by every process', async () => {
    const own = await magazine.register()
    const read = async ({ url }: { url: string }) => {
      const headers = { cookie: `session=${own.token}; locale=fr` }
      const answer = await fetch(`${url}${article}`, { headers, redirect: 'manual' })
      return [answer.status, (await answer.text()).includes(restricted)]
    }
    for (const one of [magazine.one, magazine.other])
      expect([await read(one), await read(one)]).toEqual([
        [200, true],
        [200, true],
      ])
    const headers = { authorization: `Bearer ${own.token}` }
    const closed = await fetch(`${magazine.one.url}/api/session`, { method: 'DELETE', headers })
    const start = performance.now()
    expect([closed.status, await read(magazine.one)]).toEqual([204, [302, false]])
    await expect.poll(() => read(magazine.other), { interval: 1 }).toEqual([302, false])
    process.stdout.write(`signed out elsewhere after at most ${Math.ceil(performance.now() - start)} ms\n`)
  })

  test('a visitor’s ETag gets a 304 for a visitor and a full page for a member', async () => {
    const [own] = readers
    for (const path of pages.slice(0, 5)) {
      const fresh = await fetch(magazine.one.url + path)
      await fresh.arrayBuffer()
      const tag = fresh.headers.get('etag') ?? ''
      const again = await fetch(magazine.one.url + path, { headers: { 'if-none-match': tag } })
      expect(again.status, path).toBe(304)
      const personal = await fetch(magazine.one.url + path, {
        headers: { 'if-none-match': tag, cookie: `session=${own?.token}` },
      })
      expect(personal.status, path).toBe(200)
      expect(await personal.text(), path).toContain(own?.uid)
    }
  })
})
