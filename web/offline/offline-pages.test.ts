import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerFile, answerPage, storeArticleOffline } from './offline-pages.ts'

const reader = '01900000-0000-7000-8000-000000000001'
const home = 'https://maison.fr'
const page = (uid: string) => `${home}/article/${uid}`
const body = (title: string, who = ` data-reader="${reader}"`) =>
  `<html lang="fr"${who}><head><title>Éclore – ${title}</title></head><body>${title}</body></html>`

/** Fake of the used Cache API methods. As in a browser, an address that is deleted and stored again becomes the last. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  match = async (address: string) => this.entries.get(address)?.clone()
  delete = async (address: string) => this.entries.delete(address)
  put = async (address: string, answer: Response) => void this.entries.set(address, answer)
  add = async (address: string) => this.put(address, await fetch(address))
}

let stored: Map<string, FakeCache>
let online: boolean
let answers: Map<string, string>

beforeEach(() => {
  stored = new Map()
  answers = new Map()
  online = true
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new FakeCache()
      stored.set(name, cache)
      return cache
    },
    keys: async () => [...stored.keys()],
    match: async (address: string) => {
      for (const cache of stored.values()) if (cache.entries.has(address)) return cache.match(address)
      return undefined
    },
  })
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const address = typeof asked === 'string' ? asked : asked.url
    if (!online) throw new TypeError('Failed to fetch')
    const text = answers.get(address)
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function read(uid: string, files: string[] = [], text = body(uid)): Promise<void> {
  answers.set(page(uid), text)
  for (const file of files) answers.set(file, file)
  await storeArticleOffline(reader, page(uid), files)
}

const saved = () => [...stored.values()].flatMap(({ entries }) => [...entries.keys()])
const ask = (address: string) => answerPage(new Request(address))

describe('without network', () => {
  test('an article that was read is available offline, marked as not fresh', async () => {
    await read('dire-non')
    online = false
    const html = await (await ask(`${page('dire-non')}?from=mail`)).text()
    expect(html).toContain('<html data-offline="" lang="fr"')
    expect(html).toContain('dire-non')
  })

  test('the files of an article that was read are available offline, too', async () => {
    const picture = `${home}/media/1/960.webp`
    await read('dire-non', [picture])
    online = false
    expect(await (await answerFile(new Request(picture))).text()).toBe(picture)
  })

  test('any other page shows the list of read articles, latest first', async () => {
    await read('un')
    await read('deux')
    online = false
    const answer = await ask(`${home}/account`)
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(html).toContain('Vous êtes hors connexion')
    const [, nonce] = /<script nonce="([^"]+)">/.exec(html) ?? []
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'; connect-src 'self'`)
    expect([...html.matchAll(/<a href="(\/[^"]*)">([^<]*)/g)].map((match) => match.slice(1))).toEqual([
      ['/article/deux', 'deux'],
      ['/article/un', 'un'],
    ])
  })

  test('the list has the colours of the article that was read last', async () => {
    await read('rose', [], body('rose', ` style="--color-ink:#000022" data-reader="${reader}"`))
    const blue = '--color-rose-light:#f2f7ff;--color-ruby:#1d4f91'
    await read('bleu', [], body('bleu', ` style="${blue}" data-reader="${reader}"`))
    online = false
    const html = await (await ask(`${home}/account`)).text()
    expect(html).toContain(`<html lang="fr" style="${blue}">`)
    expect(html).toContain('background:var(--color-rose-light,#fdf4f6)')
    // Lines between articles have one colour on every site.
    const fixed = html.replaceAll(/var\([^)]*\)/g, '').match(/(?<=[ :])#[0-9a-f]{6}/g)
    expect(fixed).toEqual(['#f2f7ff', '#1d4f91', '#eadfdd', '#eadfdd'])
  })

  test('users without stored pages see the browser’s own offline page', async () => {
    online = false
    await expect(ask(page('dire-non'))).rejects.toThrow('Failed to fetch')
  })
})

describe('what is kept', () => {
  test('the oldest article beyond twenty is deleted with its unshared files', async () => {
    const shared = `${home}/assets/root.css`
    for (let index = 0; index < 21; index++) await read(`a${index}`, [shared, `${home}/media/${index}.webp`])
    const articles = saved().filter((address) => address.includes('/article/') && !address.includes('reading-files'))
    expect(articles).toHaveLength(20)
    expect(articles).not.toContain(page('a0'))
    expect(saved()).toContain(shared)
    expect(saved()).not.toContain(`${home}/media/0.webp`)
    expect(saved()).toContain(`${home}/media/1.webp`)
  })

  test('an article read again counts as the most recent one', async () => {
    for (let index = 0; index < 20; index++) await read(`a${index}`)
    await read('a0')
    await read('new')
    expect(saved()).toContain(page('a0'))
    expect(saved()).not.toContain(page('a1'))
  })

  test('a visitor’s or another reader’s version is never stored', async () => {
    await read('dire-non', [], body('visiteuse', ''))
    await read('dire-oui', [], body('autre', ' data-reader="01900000-0000-7000-8000-000000000002"'))
    expect(saved()).toEqual([])
  })

  test('a private page is never stored', async () => {
    answers.set(`${home}/account`, body('compte'))
    await storeArticleOffline(reader, `${home}/account`, [])
    expect(saved()).toEqual([])
  })

  test('an article whose picture fails is stored all the same', async () => {
    answers.set(page('un'), body('un'))
    await storeArticleOffline(reader, page('un'), [`${home}/media/lost.webp`])
    expect(saved()).toContain(page('un'))
  })
})
