import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentFile } from '../../demo/content-file.ts'
import { readJson, readTexts } from '../../demo/read-files.ts'
import { seedSeller } from '../../demo/seed-seller.ts'
import { voices } from '../../demo/voices.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createArticle, createAuthor, createCategory, putPage } from '../articles/index.ts'
import { findDemoTexts } from './checks/demo-texts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('texts of the demo are found on pages and in biographies', async () => {
  const { platform } = app
  const { db } = platform
  expect(await findDemoTexts(platform, db)).toEqual([])
  const { authors } = await readJson<ContentFile>('content.json')
  await createAuthor(platform, db, { name: 'Aude', biography: authors[0]?.biography ?? '' })
  await putPage(platform, db, { uid: 'avis', title: 'Avis', content: `<p>${voices[0]?.text}</p>` })
  expect((await findDemoTexts(platform, db)).toSorted()).toEqual(['Aude', 'Avis'])
})

test('a sentence of the demo is found in an article, a category and the legal facts', async () => {
  const { platform } = app
  const { db } = platform
  const [first] = await readTexts('articles')
  const { categories } = await readJson<ContentFile>('content.json')
  const [sentence = ''] = first?.html.match(/[^<>.]{120,}\./) ?? []
  await createCategory(platform, db, { name: 'Vie', description: categories[0]?.description ?? '' })
  const article = { author: 'aude', category: 'vie', tags: [], image: null, state: 'draft' as const, excerpt: 'Court.' }
  const uid = await createArticle(platform, db, {
    ...article,
    title: 'Neuf',
    content: `<p>À nous.</p><p>${sentence}</p>`,
  })
  await seedSeller(platform, db)
  const found = await findDemoTexts(platform, db)
  expect(found).toEqual(expect.arrayContaining(['Neuf', 'Vie', 'nom du médiateur']))
  await db.execute(sql`update articles set content = '<p>À nous.</p>' where uid = ${uid}`)
  expect(await findDemoTexts(platform, db)).not.toContain('Neuf')
})
