import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { openContentApp, readAllPages } from '../fixtures/content-app.ts'
import { createAuthor, createCategory, createPage, createTag, ensurePages, putPage } from '../index.ts'

const names = ['Zoé Aubry', 'Élise Aubry', 'elise aubry', 'Anne-Marie Roy', 'Anne Marie Roy', 'Œdipe Roi', 'Ofelia Paz']
const french = [...names].sort(new Intl.Collator('fr').compare)

let app: TestApp
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z', workers: false })
  const { platform } = app
  for (const name of names) {
    await createAuthor(platform, platform.db, { name, role: 'Coach', biography: 'L’été.' })
    await createCategory(platform, platform.db, { name, description: 'Des textes.' })
    await createTag(platform, platform.db, { name })
  }
})
afterAll(() => app.close())

test.each(['authors', 'categories', 'tags'])('%s are listed in French order, page by page', async (kind) => {
  const { items, pages } = await readAllPages(app, `/content/${kind}`, 3)
  expect(items.map((item) => item.name)).toEqual(french)
  expect(pages).toBe(3)
})

test('each entry has its fields and a slug made from its name', async () => {
  expect((await app.call('GET', '/content/authors/zoe-aubry')).body.payload).toEqual({
    uid: 'zoe-aubry',
    name: 'Zoé Aubry',
    role: 'Coach',
    biography: 'L’été.',
    credentials: '',
    image: null,
  })
  expect((await app.call('GET', '/content/categories/oedipe-roi')).body.payload).toEqual({
    uid: 'oedipe-roi',
    name: 'Œdipe Roi',
    description: 'Des textes.',
    image: null,
  })
  const elise = await app.call('GET', '/content/tags/elise-aubry-2')
  expect(elise.body.payload).toEqual({ uid: 'elise-aubry-2', name: 'elise aubry' })
})

test.each(['authors', 'categories', 'tags', 'pages', 'media'])('an unknown uid of %s is a 404', async (kind) => {
  for (const uid of ['inconnue', '0198c0de-0000-7000-8000-000000000000', 'É', '..']) {
    const path = `/content/${kind}/${encodeURIComponent(uid)}`
    expect([path, (await app.call('GET', path)).status]).toEqual([path, 404])
  }
})

describe('pages', () => {
  test.each(['about', 'terms-of-service', 'legal-notice', 'privacy'])('%s exists from the first start', async (uid) => {
    const { status, body } = await app.call('GET', `/content/pages/${uid}`)
    expect(status).toBe(200)
    expect(body.payload).toMatchObject({ uid, modified: '2026-06-15T12:00:00.000Z' })
    expect(body.payload.content).toContain('<h2>')
  })

  test('pages that a seed replaced are not reset at the next start', async () => {
    const { platform } = app
    await putPage(platform, platform.db, {
      uid: 'about',
      title: 'Qui nous sommes',
      content: '<p>Nous</p><script></script>',
    })
    await ensurePages(platform, platform.db)
    const { body } = await app.call('GET', '/content/pages/about')
    expect(body.payload).toMatchObject({ title: 'Qui nous sommes', content: '<p>Nous</p>' })
  })

  test('pages are listed by title', async () => {
    await putPage(app.platform, app.platform.db, { uid: 'about', title: 'Qui nous sommes', content: '<p>Nous</p>' })
    await createPage(app.platform, app.platform.db, { title: 'Presse', content: '' })
    const { items } = await readAllPages(app, '/content/pages', 2)
    expect(items.map((item) => item.uid)).toEqual(['terms-of-service', 'privacy', 'legal-notice', 'presse', 'about'])
  })
})

test('page caches are notified of a new tag', async () => {
  const received: unknown[] = []
  const stop = app.platform.events.subscribe('content', (data) => received.push(data))
  const uid = await createTag(app.platform, app.platform.db, { name: 'Nouveau' })
  await expect.poll(() => received).toEqual([{ kind: 'tag', uid }])
  stop()
})
