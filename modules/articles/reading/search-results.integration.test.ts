import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp, readAllPages } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory } from '../index.ts'

let app: TestApp
let reader: string

beforeAll(async () => {
  app = await openContentApp({ workers: false })
  reader = await createUserToken(app, 'user')
  const { platform } = app
  const { db } = platform
  await createAuthor(platform, db, { name: 'Claire Martin' })
  await createCategory(platform, db, { name: 'Vie' })
  const seed = (uid: string, title: string, excerpt: string, content: string, day: number) =>
    createArticle(platform, db, {
      ...{ uid, title, excerpt, content, author: 'claire-martin', category: 'vie', state: 'published' },
      date: new Date(Date.UTC(2026, 0, day)),
    })
  await seed('titre', 'Mieux respirer l’hiver', 'Un chapeau.', '<p>Rien.</p>', 1)
  await seed('titre-encore', 'Respire !', 'Un chapeau.', '<p>Rien.</p>', 2)
  await seed('chapeau', 'Sans bruit', 'L’art de respirer\u00a0: « lentement », dit-elle.', '<p>Rien.</p>', 3)
  await seed(
    'corps',
    'Un soir calme',
    'Un chapeau sans rien.',
    `<p>${'Une phrase d’abord. '.repeat(60)}Elle respire l’air d’un jardin secret.${' Une phrase ensuite.'.repeat(60)}</p>`,
    4,
  )
  await seed('ailleurs', 'Tout autre chose', 'Un chapeau.', '<p>Rien.</p>', 5)
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: bodies of tests
const find = async (query: string, token?: string): Promise<any> =>
  (await app.call('GET', `/content/articles?${query}`, token ? { token } : {})).body

const uidsOf = (body: { payload: { uid: string }[] }) => body.payload.map(({ uid }) => uid)
const marked = (segments: { text: string; marked: boolean }[]) =>
  segments.map((segment) => (segment.marked ? `[${segment.text}]` : segment.text)).join('')

test('relevance order lists title matches first, each group newest first', async () => {
  expect(uidsOf(await find('q=respirer&order[relevance]=desc'))).toEqual(['titre-encore', 'titre', 'corps', 'chapeau'])
})

test('relevance order lists titles with all words first, then those with some', async () => {
  expect(uidsOf(await find('q=respirer hiver&order[relevance]=desc'))).toEqual(['titre'])
  expect(uidsOf(await find('q=respirer calme&order[relevance]=desc'))).toEqual(['corps'])
  expect(uidsOf(await find('q=respirer chapeau&order[relevance]=desc'))).toEqual(['titre-encore', 'titre', 'corps'])
})

test.each([1, 2, 3])('relevance order returns every match once over all pages of length %i', async (length) => {
  const { items } = await readAllPages(app, '/content/articles?q=respirer&order[relevance]=desc', length)
  expect(items.map(({ uid }) => uid)).toEqual(['titre-encore', 'titre', 'corps', 'chapeau'])
})

test('relevance order can be combined with a second order', async () => {
  const body = await find('q=respirer&order[relevance]=desc&order[date]=asc')
  expect(uidsOf(body)).toEqual(['titre', 'titre-encore', 'chapeau', 'corps'])
})

test('without a search, relevance order lists newest first with its own cursors', async () => {
  expect(uidsOf(await find('order[relevance]=desc'))).toEqual(uidsOf(await find('')))
  const { page } = await find('q=respirer&order[relevance]=desc&length=1')
  const answer = await app.call('GET', `/content/articles?q=respirer&cursor=${page.endCursor}`)
  expect(answer.status).toBe(400)
})

test('relevance order is not the default order of a search', async () => {
  expect(uidsOf(await find('q=respirer'))).toEqual(['corps', 'chapeau', 'titre-encore', 'titre'])
})

describe('highlight', () => {
  const of = async (uid: string, token?: string, q = 'respirer') => {
    const { payload } = await find(`q=${q}`, token)
    return payload.find((item: { uid: string }) => item.uid === uid)?.highlight
  }

  test('highlight marks matches in title and excerpt without changing the text', async () => {
    expect(marked((await of('titre')).title)).toBe('Mieux [respirer] l’hiver')
    expect(marked((await of('titre', undefined, 'hivers')).title)).toBe('Mieux respirer l’[hiver]')
    expect(marked((await of('chapeau')).text)).toBe('L’art de [respirer]\u00a0: « lentement », dit-elle.')
  })

  test('highlight marks the corrected spelling of a misspelt word', async () => {
    expect(marked((await of('titre', undefined, 'respierr')).title)).toBe('Mieux [respirer] l’hiver')
  })

  test('highlight never shows a visitor a word of the content', async () => {
    const body = await find('q=respirer')
    expect(marked((await of('corps')).text)).toBe('Un chapeau sans rien.')
    expect(JSON.stringify(body)).not.toMatch(/jardin|secret|respire l/)
  })

  test('highlight shows signed-in users an extract of the content around the match', async () => {
    const text = marked((await of('corps', reader)).text)
    expect(text).toContain('Elle [respire] l’air d’un')
    expect([...text].length).toBeLessThan(160)
    expect(text).toMatch(/^…\S.*[\p{L}]…$/u)
  })

  test('highlight is absent without a search', async () => {
    expect((await find('')).payload[0]).not.toHaveProperty('highlight')
  })
})

test.each([
  ['', 5],
  ['&length=2', 5],
  ['&q=respirer&length=1', 4],
  ['&q=xylophone', 0],
  ['&category=vie&length=1', 5],
])('total=1 counts all matches: %s', async (query, total) => {
  expect((await find(`total=1${query}`)).page).toMatchObject({ total, totalIsExact: true })
})

test('total=1 returns the same total on a later page', async () => {
  const { page } = await find('length=2')
  expect((await find(`length=2&total=1&cursor=${page.endCursor}`)).page.total).toBe(5)
})

test('total=1 adds a total only when requested', async () => {
  expect((await find('')).page).toEqual({ hasNextPage: false, endCursor: expect.any(String) })
})
