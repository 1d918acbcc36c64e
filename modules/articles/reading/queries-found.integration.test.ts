import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { openContentApp } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory } from '../index.ts'
import { prepareRareSearch } from './queries-found.ts'
import { readSearch } from './search.ts'

let app: TestApp

beforeAll(async () => {
  app = await openContentApp({ workers: false })
  const { platform } = app
  await createAuthor(platform, platform.db, { name: 'Anne' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  for (let n = 1; n <= 12; n += 1) {
    const date = new Date(platform.clock.now().getTime() - n * 60_000)
    const article = { uid: `lavande-${n}`, title: 'La lavande', excerpt: '', content: '', date, author: 'anne' }
    await createArticle(platform, platform.db, { ...article, category: 'vie', state: 'published' })
  }
  // More copies than `few`; only the searched columns are filled.
  await platform.db.execute(`
    insert into articles (uid, title, excerpt, content, words, keywords, state, date, modified, reading_time, author,
      author_key, category)
    select 'menthe-' || n, 'La menthe', '', '', '', '', 'published', now() - n * interval '1 hour', now(), 1, author,
      author_key, category
    from articles, generate_series(1, 3100) n where uid = 'lavande-1'`)
})
afterAll(() => app.close())

test('a search reads only its matches if they are few', async () => {
  const { db } = app.platform
  async function sourceFor(q: string) {
    const search = await readSearch(db, q)
    return search && prepareRareSearch(db, search.whole)
  }
  const few = await sourceFor('lavande')
  if (!few) throw new Error('twelve are few')
  expect(await rowsOf(db, few)).toHaveLength(12)
  expect(await sourceFor('menthe')).toBeUndefined()
})

async function isCommon(query: string): Promise<boolean | undefined> {
  const asked = sql`select is_common_search(to_tsquery('public.french_fold', ${query}), null, null) as common`
  const [found] = await rowsOf<{ common: boolean }>(app.platform.db, asked)
  return found?.common
}

const addDrafts = (word: string, count: number) =>
  app.platform.db.execute(`
    insert into articles (uid, title, excerpt, content, words, keywords, state, date, modified, reading_time, author,
      author_key, category)
    select '${word}-' || n, 'La ${word}', '', '', '', '', 'draft', now() - n * interval '1 hour', now(), 1, author,
      author_key, category
    from articles, generate_series(1, ${count}) n where uid = 'lavande-1'`)

test('a frequent word is common; rare, unknown and stop words are not', async () => {
  await addDrafts('sauge', 6500)
  await app.platform.db.execute('analyze articles')
  expect(await isCommon('sauge')).toBe(true)
  expect([await isCommon('lavande'), await isCommon('girandole'), await isCommon('le')]).toEqual([false, false, false])
})

test('a word in 1 % of the articles is common on a site of a million articles', async () => {
  const { db } = app.platform
  await addDrafts('verveine', 100)
  await db.execute('analyze articles')
  await db.execute(`update pg_class set reltuples = 1000000 where oid = 'articles'::regclass`)
  expect(await isCommon('verveine')).toBe(true)
  expect([await isCommon('girandole'), await isCommon('verveine | girandole')]).toEqual([false, false])
  await db.execute('analyze articles')
})

test.each(['lavande', 'menthe'])('pages of rare and of common words follow each other without gaps: %s', async (q) => {
  const path = `/content/articles?q=${q}&length=5&order[relevance]=desc`
  const uidsOf = (answer: { body: { payload: { uid: string }[] } }) => answer.body.payload.map(({ uid }) => uid)
  const first = await app.call('GET', path)
  const second = await app.call('GET', `${path}&cursor=${first.body.page.endCursor}`)
  const expected = Array.from({ length: 10 }, (_, at) => `${q}-${at + 1}`)
  expect([...uidsOf(first), ...uidsOf(second)]).toEqual(expected)
})
