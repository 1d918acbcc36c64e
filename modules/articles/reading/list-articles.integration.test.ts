import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { openContentApp, readAllPages } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory, createTag } from '../index.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
const hour = 3_600_000

interface Model {
  uid: string
  date: number
  author: string
  category: string
  tags: string[]
  menu: number | null
}

const authorNames = ['Zoé Martin', 'Élise Aubry', 'Anne-Marie Côté', 'Anne Marie Coté', 'élise aubry']
const categoryNames = ['Vie', 'Amour', 'Bien-être']
const tagNames = ['Sommeil', 'Limites', 'Écoute', 'Corps']

let app: TestApp
let authors: Map<string, string>
let categories: string[]
let tags: string[]
const model: Model[] = []
const collator = new Intl.Collator('fr')

/** A fixed seed, so that a failure can be reproduced. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function seed(): Promise<void> {
  const { platform } = app
  const { db } = platform
  const uids = await Promise.all(authorNames.map((name) => createAuthor(platform, db, { name })))
  authors = new Map(uids.map((uid, index) => [uid, authorNames[index] ?? '']))
  categories = await Promise.all(categoryNames.map((name) => createCategory(platform, db, { name })))
  tags = await Promise.all(tagNames.map((name) => createTag(platform, db, { name })))
  const random = createRandom(7)
  const pick = <T>(values: T[]): T => values[random(values.length)] as T
  for (let index = 0; index < 80; index += 1) {
    const article = {
      date: now - random(20) * hour + (index % 10 === 9 ? 30 * hour : 0),
      author: pick(uids),
      category: pick(categories),
      tags: tags.filter(() => random(3) === 0),
      menu: random(2) === 0 ? null : random(6),
    }
    const state =
      (['published', 'published', 'published', 'published', 'draft', 'archived'] as const)[index % 6] ?? 'draft'
    const uid = await createArticle(platform, db, {
      ...article,
      title: `Article ${random(30)}`,
      date: new Date(article.date),
      state,
    })
    if (state === 'published' && article.date <= now) model.push({ uid, ...article })
  }
}

beforeAll(async () => {
  app = await openContentApp({ now: new Date(now).toISOString(), workers: false })
  await seed()
})
afterAll(() => app.close())

type Comparison = (a: Model, b: Model) => number

const lastIfNull =
  (value: (article: Model) => number | null, sign: number): Comparison =>
  (a, b) => {
    const [x, y] = [value(a), value(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return sign * (x - y)
  }

const nameOf = (article: Model) => authors.get(article.author) ?? ''

const comparisons: Record<string, (sign: number) => Comparison> = {
  date: (sign) => lastIfNull((article) => article.date, sign),
  menu: (sign) => lastIfNull((article) => article.menu, sign),
  author: (sign) => (a, b) => sign * collator.compare(nameOf(a), nameOf(b)),
}

function sorted(articles: Model[], order: [string, 'asc' | 'desc'][]): string[] {
  const steps = order.map(([key, direction]) => comparisons[key]?.(direction === 'asc' ? 1 : -1) ?? (() => 0))
  const byUid: Comparison = (a, b) => (a.uid < b.uid ? -1 : 1)
  return [...articles]
    .sort((a, b) => [...steps, byUid].reduce((sum, step) => sum || step(a, b), 0))
    .map(({ uid }) => uid)
}

const orders: [string, 'asc' | 'desc'][][] = [
  ...['date', 'author', 'menu'].flatMap((key) =>
    (['asc', 'desc'] as const).map((way) => [[key, way] as [string, typeof way]]),
  ),
  [
    ['menu', 'desc'],
    ['author', 'asc'],
    ['date', 'desc'],
  ],
]

const filters: [name: string, query: () => string, keeps: (article: Model) => boolean][] = [
  ['none', () => '', () => true],
  ['author', () => `author=${[...authors.keys()][0]}`, ({ author }) => author === [...authors.keys()][0]],
  [
    'authors[]',
    () => `authors[]=${[...authors.keys()][1]}&authors[]=${[...authors.keys()][2]}`,
    ({ author }) => [...authors.keys()].slice(1, 3).includes(author),
  ],
  ['category', () => `category=${categories[0]}`, ({ category }) => category === categories[0]],
  [
    'categories[]',
    () => `categories[]=${categories[0]}&categories[]=${categories[2]}`,
    ({ category }) => category !== categories[1],
  ],
  [
    'tags[], any of them',
    () => `tags[]=${tags[0]}&tags[]=${tags[3]}`,
    (article) => [tags[0], tags[3]].some((tag) => article.tags.includes(tag ?? '')),
  ],
  ['one tag', () => `tags=${tags[1]}`, (article) => article.tags.includes(tags[1] ?? '')],
  [
    'ids[]',
    () =>
      model
        .slice(0, 9)
        .map(({ uid }) => `ids[]=${uid}`)
        .join('&'),
    (article) => model.slice(0, 9).includes(article),
  ],
  [
    'category and tags and authors',
    () =>
      `category=${categories[1]}&tags[]=${tags[0]}&tags[]=${tags[1]}&authors[]=${[...authors.keys()].slice(0, 4).join('&authors[]=')}`,
    (article) =>
      article.category === categories[1] &&
      [tags[0], tags[1]].some((tag) => article.tags.includes(tag ?? '')) &&
      article.author !== [...authors.keys()][4],
  ],
  [
    'author and another author',
    () => `author=${[...authors.keys()][0]}&authors[]=${[...authors.keys()][1]}`,
    () => false,
  ],
  ['an unknown tag', () => 'tags[]=nulle-part', () => false],
]

describe.each(orders.map((order) => [order.map((part) => part.join(' ')).join(', '), order] as const))(
  'ordered by %s',
  (_name, order) => {
    test.each(filters)('filtered by %s, returns every match once, in order', async (_filter, query, keeps) => {
      const asked = order.map(([key, way]) => `order[${key}]=${way}`).join('&')
      const { items, pages } = await readAllPages(app, `/content/articles?${asked}&${query()}`, 7)
      const expected = sorted(model.filter(keeps), order)
      expect(items.map((item: { uid: string }) => item.uid)).toEqual(expected)
      expect(pages).toBe(Math.max(1, Math.ceil(expected.length / 7)))
    })
  },
)

test('articles are listed newest first and ten per page by default', async () => {
  const { body } = await app.call('GET', '/content/articles')
  expect(body.payload.map((item: { uid: string }) => item.uid)).toEqual(sorted(model, [['date', 'desc']]).slice(0, 10))
  expect(body.page).toEqual({ hasNextPage: true, endCursor: expect.any(String) })
})

test('an empty list has no next cursor', async () => {
  const { body } = await app.call('GET', '/content/articles?tags=nulle-part')
  expect(body).toEqual({ payload: [], page: { hasNextPage: false, endCursor: null } })
})

test('paging neither skips nor repeats articles while others are published', async () => {
  const before = sorted(model, [['author', 'desc']])
  const author = [...authors.keys()][3] ?? ''
  let added = 0
  const { items } = await readAllPages(app, '/content/articles?order[author]=desc', 6, async () => {
    added += 1
    const article = { title: 'Entre-temps', author, category: categories[0] ?? '', state: 'published' as const }
    await createArticle(app.platform, app.platform.db, { ...article, date: new Date(now - added) })
  })
  const seen = items.map((item: { uid: string }) => item.uid)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((uid: string) => !uid.startsWith('entre-temps'))).toEqual(before)
})

describe('a cursor not issued for this list is a 400', () => {
  const refused = { status: 400, body: { violations: [{ property: 'cursor', type: 'invalid' }] } }

  test.each(['x', 'null', 'e30', 'eyJhIjoxfQ.AAAA', '..', '%00', 'é', 'W10.AAAAAAAAAAAAAAAAAAAAAA'])(
    '%s',
    async (cursor) => {
      expect(await app.call('GET', `/content/articles?cursor=${cursor}`)).toMatchObject(refused)
    },
  )

  test('a modified cursor, or one of another sort order or list, is refused', async () => {
    const { endCursor } = (await app.call('GET', '/content/articles?length=2')).body.page
    const changed = `${endCursor[0] === 'W' ? 'X' : 'W'}${endCursor.slice(1)}`
    for (const path of [
      `/content/articles?order[date]=asc&cursor=${endCursor}`,
      `/content/articles?order[menu]=desc&cursor=${endCursor}`,
      `/content/authors?cursor=${endCursor}`,
      `/content/articles?cursor=${changed}`,
    ]) {
      expect(await app.call('GET', path)).toMatchObject(refused)
    }
  })
})

test.each(['length=0', 'length=101', 'length=x', 'order[date]=up', 'ids[]=É', 'author=a b', 'tags[]=%00', 'q=%00'])(
  'invalid input is a 400: %s',
  async (query) => {
    expect((await app.call('GET', `/content/articles?${query}`)).status).toBe(400)
  },
)
