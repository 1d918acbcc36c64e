import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, fetchPayload } from '../fixtures/call-api.ts'
import { type Magazine, openMagazine, type Reader } from '../fixtures/magazine.ts'
import { linesOf, plainSpaces } from '../fixtures/sentences.ts'
import { publishVoice, voiceLinks } from '../fixtures/voices.ts'

let magazine: Magazine

beforeAll(async () => {
  magazine = await openMagazine()
})
afterAll(() => magazine.close())

const read = async (address: string, init: RequestInit = {}): Promise<string> => (await fetch(address, init)).text()

/** Less than the minute for which a page is cached, so that only a notification can have invalidated it. */
const soon = { interval: 20 }

test('a published article appears in the cached lists and the API of another process', async () => {
  const { url } = magazine.other
  const stored = ['/articles', '/', '/categories/vie', '/feed.xml', '/sitemap.xml']
  const title = `Publié à l’instant ${crypto.randomUUID()}`
  for (const path of [...stored, ...stored]) expect(await read(url + path)).not.toContain(title)
  const uid = await magazine.publish({ title })
  const [list, ...others] = stored
  await Promise.all([
    expect.poll(() => read(url + list), soon).toContain(`/article/${uid}`),
    expect.poll(() => read(`${url}/api/content/articles`), soon).toContain(title),
  ])
  // All cached pages are dropped at once, then rendered again one after the other.
  for (const path of others) expect(await read(url + path), path).toContain(`/article/${uid}`)
})

test('a published article appears at once on the cached pages of the same process', async () => {
  const { url } = magazine.one
  const pages = ['/articles', '/', '/categories/vie']
  for (let n = 0; n < 5; n += 1) {
    const title = `Aussitôt ${crypto.randomUUID()}`
    for (const path of pages) expect(await read(url + path)).not.toContain(title)
    const uid = await magazine.publish({ title })
    for (const path of pages) expect(await read(url + path), path).toContain(`/article/${uid}`)
  }
})

test('a voice withdrawn through one process is gone from the home page of another', async () => {
  const { one, other } = magazine
  const logged = () => voiceLinks(one.output() + other.output())[0] ?? ''
  const { text, withdraw } = await publishVoice({
    url: one.url,
    admin: await magazine.signIn('admin@exemple.fr'),
    member: (await magazine.register()).uid,
    async link() {
      await expect.poll(logged, soon).not.toBe('')
      return logged()
    },
  })
  await expect.poll(() => read(other.url), soon).toContain(text)
  await withdraw()
  expect(await read(one.url)).not.toContain(text)
  await expect.poll(() => read(other.url), soon).not.toContain(text)
})

test('the home page of each process shows a changed credit for late answers', async () => {
  const { one, other } = magazine
  const token = await magazine.signIn('admin@exemple.fr')
  const path = '/staff/settings/promise-credit'
  async function setCredit(value: number): Promise<void> {
    const { version } = await fetchPayload(one.url, 'GET', path, { token })
    expect((await callApi(one.url, 'PUT', path, { token, body: { value, version } })).status).toBe(200)
  }
  const said = async (url: string) =>
    /Une réponse en retard \? .*? rendus?\./.exec(plainSpaces(linesOf(await read(url))))?.[0]
  for (const { url } of [one, other, one, other]) expect(await said(url)).toBeUndefined()
  for (const [cents, sentence] of [
    [500, 'Une réponse en retard ? 5 € vous sont rendus.'],
    [1050, 'Une réponse en retard ? 10,50 € vous sont rendus.'],
    [0, undefined],
  ] as const) {
    await setCredit(cents)
    expect(await said(one.url)).toBe(sentence)
    await expect.poll(() => said(other.url), soon).toBe(sentence)
  }
})

describe('a sentence of a restricted article', () => {
  /** Words that occur nowhere else; one of them is searched for and may be echoed as the query. */
  const searched = 'zibelines'
  const secrets = ['chuchotantes', 'obsidienne', 'vingt-sept tabourets']
  const sentence = `Les ${searched} ${secrets.join(', ')} l’attendaient.`
  let uid: string
  let reader: Reader

  beforeAll(async () => {
    const content = `<h2>Un chapitre de ${secrets[1]}</h2><p>${sentence}</p>`.repeat(4)
    uid = await magazine.publish({ title: 'Un titre sans secret', excerpt: 'Un chapeau sans secret.', content })
    reader = await magazine.register()
  })

  const addresses = () => [
    '/',
    '/articles',
    `/articles?q=${searched}`,
    '/articles?categories=vie&pages=5',
    `/article/${uid}`,
    `/article/${uid}?preview=forged`,
    '/authors/claire-vasseur',
    '/categories/vie',
    '/tags/ecoute',
    '/feed.xml',
    '/sitemap.xml',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/speculation-rules.json',
    `/media/og/${uid}.jpg`,
    `/api/content/articles/${uid}`,
    '/api/content/articles?length=100',
    `/api/content/articles?q=${searched}`,
    `/api/content/articles?q=${encodeURIComponent(sentence.slice(0, 60))}`,
    `/api/content/articles?ids=${uid}`,
    `/api/content/articles/related/${uid}`,
    '/api/content/articles/related/dire-non-sans-se-justifier-l-art-de-la-phrase-courte',
    '/api/openapi.json',
  ]
  const dataOf = (address: string) => address.replace(/(?=\?|$)/, address === '/' ? '_.data' : '.data')
  const isPage = (address: string) => !/^\/(api|media|feed|sitemap|service|manifest|speculation)/.test(address)

  test('pages, data, API, feeds, search and scripts send visitors no restricted text', async () => {
    const all = addresses()
    for (const address of [...all, ...all.filter(isPage).map(dataOf)]) {
      for (const { url } of [magazine.one, magazine.other]) {
        const answer = await fetch(url + address)
        const text = await answer.text()
        expect(answer.status, address).toBeLessThan(500)
        for (const secret of secrets) expect(text, `${secret} in ${address}`).not.toContain(secret)
      }
    }
  })

  test('a search for a sentence of restricted text returns its article', async () => {
    expect(await read(`${magazine.one.url}/articles?q=${searched}`)).toContain('Un titre sans secret')
    const found = await read(`${magazine.other.url}/api/content/articles?q=${searched}`)
    expect(found).toContain(`"uid":"${uid}"`)
  })

  test('restricted text is not sent to an invalid session', async () => {
    const cookie = `session=${reader.token.slice(0, -6)}AAAAAA`
    const stale: RequestInit = { headers: { cookie }, redirect: 'manual' }
    for (const address of [`/article/${uid}`, dataOf(`/article/${uid}`)]) {
      const text = await read(magazine.one.url + address, stale)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })

  test('a signed-in member reads restricted text on the page and by the API', async () => {
    const page = { headers: { cookie: `session=${reader.token}` } }
    const api = { headers: { authorization: `Bearer ${reader.token}` } }
    for (const { url } of [magazine.one, magazine.other]) {
      expect(await read(`${url}/article/${uid}`, page)).toContain(secrets[0])
      const data = await fetch(`${url}/article/${uid}.data`, page)
      expect([data.status, (await data.text()).includes(secrets[0] ?? '')]).toEqual([202, false])
      expect(await read(`${url}/api/content/articles/${uid}`, api)).toContain(secrets[0])
    }
  })

  test('the preview link of a draft shows restricted text and is not cached', async () => {
    const href = await magazine.preview(uid)
    const answer = await fetch(href)
    expect(await answer.text()).toContain(secrets[0])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await read(`${magazine.one.url}/article/${uid}`)).not.toContain(secrets[0])
  })
})
