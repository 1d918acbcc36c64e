import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleSettings } from '../../../contracts/articles/article-fields.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createPicture } from '../exchange/fixtures/exchange-app.ts'
import { createStaffArticle, createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { createAuthor, createCategory, createTag, importMedia } from '../index.ts'

let app: TestApp
let editor: string
let values: Record<string, unknown>

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/articles${path}`, { token: editor, body })

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  editor = await createUserToken(app, 'editor')
  for (const name of ['Claire Vasseur', 'Jeanne Roux']) await createAuthor(platform, platform.db, { name })
  for (const name of ['Vie', 'Amour']) await createCategory(platform, platform.db, { name })
  await createTag(platform, platform.db, { name: 'Corps' })
  const picture = { bytes: await createPicture('#f9d5df'), name: 'rose.jpg' }
  const { uid } = await createStaffArticle(app, editor, { title: 'À lire ensuite', state: 'published' })
  values = {
    image: await importMedia(platform, platform.db, picture),
    author: 'jeanne-roux',
    category: 'amour',
    tags: ['corps'],
    seo: { title: 'Un titre', description: 'Une description' },
    related: [uid],
  }
})
afterAll(() => app.close())

test('Every setting of a working copy reaches the article, revision and duplicate', async () => {
  expect(Object.keys(values).sort()).toEqual(Object.keys(articleSettings).sort())
  const text = { title: 'Un titre', excerpt: 'Un chapeau', content: '<p>Un texte.</p>' }
  const { uid } = await createStaffArticle(app, editor, { ...text, state: 'published' })

  await call('PUT', `/${uid}/draft`, { ...text, ...values, version: 1 })
  expect((await call('GET', `/${uid}/draft`)).body.payload).toMatchObject(values)
  // A save of the text alone keeps the settings.
  await call('PUT', `/${uid}/draft`, { ...text, content: '<p>Un autre texte.</p>', version: 1 })
  expect((await call('GET', `/${uid}/draft`)).body.payload).toMatchObject(values)

  const duplicate = await call('POST', `/${uid}/duplicate`, { version: 1 })
  expect(duplicate.body.payload).toMatchObject(values)
  expect((await call('POST', `/${uid}/publish`, { version: 1 })).body.payload).toMatchObject(values)
  expect((await call('GET', `/${uid}/revisions/2`)).body.payload.settings).toEqual(values)

  // A change of the article itself keeps the settings that it does not name.
  await call('PATCH', `/${uid}`, { title: 'Un autre titre', version: 2 })
  expect((await call('GET', `/${uid}/revisions/3`)).body.payload.settings).toEqual(values)
})
