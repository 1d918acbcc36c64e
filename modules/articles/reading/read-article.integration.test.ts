import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory, createTag } from '../index.ts'

const secret = 'La phrase que seule une lectrice connectée peut lire parle de coquelicots.'
const content = `<h2>Avant</h2><p>${secret}</p><script>alert(1)</script>`

let app: TestApp
let reader: string

const article = (title: string, more: Partial<Parameters<typeof createArticle>[2]> = {}) =>
  createArticle(app.platform, app.platform.db, {
    title,
    excerpt: 'Un chapô public.',
    content,
    author: 'claire-vasseur',
    category: 'vie',
    state: 'published',
    ...more,
  })

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  reader = await createUserToken(app)
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur', role: 'Coach' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  await createCategory(platform, platform.db, { name: 'Amour' })
  for (const name of ['Limites', 'Sommeil', 'Corps']) await createTag(platform, platform.db, { name })
})
afterAll(() => app.close())

describe('one article', () => {
  beforeAll(() => article('Dire non\u00a0: l’art', { tags: ['sommeil', 'limites'], menu: 3 }))

  test('signed out, returns all fields except the content', async () => {
    const answer = await app.call('GET', '/content/articles/dire-non-l-art')
    expect(answer.status).toBe(200)
    expect(answer.body.payload).toEqual({
      uid: 'dire-non-l-art',
      title: 'Dire non\u00a0: l’art',
      excerpt: 'Un chapô public.',
      content: null,
      restricted: true,
      seo: null,
      date: '2026-06-15T12:00:00.000Z',
      modified: '2026-06-15T12:00:00.000Z',
      readingTime: 1,
      menu: 3,
      image: null,
      author: { uid: 'claire-vasseur', name: 'Claire Vasseur', image: null },
      category: { uid: 'vie', name: 'Vie' },
      tags: [
        { uid: 'sommeil', name: 'Sommeil' },
        { uid: 'limites', name: 'Limites' },
      ],
    })
  })

  test('signed in, returns sanitised HTML', async () => {
    const { body } = await app.call('GET', '/content/articles/dire-non-l-art', { token: reader })
    expect(body.payload).toMatchObject({ restricted: false, content: `<h2>Avant</h2><p>${secret}</p>` })
  })

  test('with an invalid token, returns no content', async () => {
    const { body } = await app.call('GET', '/content/articles/dire-non-l-art', { token: 'a.b.c' })
    expect(body.payload).toMatchObject({ restricted: true, content: null })
  })

  test('never returns a sentence of the content to a visitor', async () => {
    const paths = [
      '/content/articles',
      '/content/articles?q=coquelicots',
      '/content/articles?q=coquelicot&order[menu]=asc',
      '/content/articles/dire-non-l-art',
      '/content/articles/related/dire-non-l-art',
      '/content/articles/dire-non-l-art?preview=x',
    ]
    for (const path of paths) {
      const { status, body } = await app.call('GET', path)
      expect([path, status]).toEqual([path, 200])
      expect(JSON.stringify(body)).not.toMatch(/coquelicot|lectrice connectée/)
    }
    const found = await app.call('GET', '/content/articles?q=coquelicots')
    expect(found.body.payload.map((item: { uid: string }) => item.uid)).toEqual(['dire-non-l-art'])
  })

  test('signed in, is listed as unrestricted and without content', async () => {
    const { body } = await app.call('GET', '/content/articles', { token: reader })
    expect(body.payload[0]).toMatchObject({ restricted: false })
    expect(body.payload[0]).not.toHaveProperty('content')
  })
})

test('only published articles whose date has come are visible', async () => {
  const later = new Date('2026-06-16T12:00:00Z')
  const uids = [
    await article('Brouillon', { state: 'draft' }),
    await article('Ancien', { state: 'archived' }),
    await article('Demain', { date: later }),
    await article('Prévu', { state: 'scheduled', date: later }),
  ]
  for (const uid of uids) {
    for (const path of [`/content/articles/${uid}`, `/content/articles/related/${uid}`]) {
      expect((await app.call('GET', path, { token: reader })).status).toBe(404)
    }
  }
  const ids = uids.map((uid) => `ids[]=${uid}`).join('&')
  expect((await app.call('GET', `/content/articles?${ids}`)).body.payload).toEqual([])
  app.clock.set(later)
  const { body } = await app.call('GET', `/content/articles?${ids}`)
  expect(body.payload.map((item: { uid: string }) => item.uid).sort()).toEqual(['demain', 'prevu'])
})

test('an unknown article or an invalid uid returns 404', async () => {
  for (const path of ['/content/articles/inconnu', '/content/articles/%C3%89', '/content/articles/related/inconnu']) {
    expect((await app.call('GET', path)).status).toBe(404)
  }
})

test('related articles are the six best matches by category and tags', async () => {
  await article('Le sujet', { category: 'amour', tags: ['limites', 'sommeil', 'corps'] })
  const date = new Date('2026-05-01T00:00:00Z')
  await article('Rubrique seule', { category: 'amour', date })
  await article('Un thème', { tags: ['corps'], date })
  await article('Deux thèmes', { tags: ['corps', 'limites'], date })
  await article('Tout', { category: 'amour', tags: ['limites', 'sommeil', 'corps'], date })
  await article('Trois thèmes', { tags: ['sommeil', 'corps', 'limites'], date })
  await article('Rubrique et thème', { category: 'amour', tags: ['limites'], date })
  await article('Rien de commun', { date })
  const { body } = await app.call('GET', '/content/articles/related/le-sujet')
  expect(body.page).toEqual({ hasNextPage: false, endCursor: null })
  expect(body.payload.map((item: { uid: string }) => item.uid)).toEqual([
    'tout',
    'trois-themes',
    'rubrique-et-theme',
    // Has the same rank as the next article, and is newer.
    'dire-non-l-art',
    'deux-themes',
    'rubrique-seule',
  ])
})

test('the uid is made from the title and numbered if taken, even in parallel', async () => {
  const uids = await Promise.all(Array.from({ length: 5 }, () => article('Œuvre d’été')))
  expect(uids.sort()).toEqual(['oeuvre-d-ete', ...[2, 3, 4, 5].map((n) => `oeuvre-d-ete-${n}`)])
})

test('the uid causes a conflict if requested explicitly and already taken', async () => {
  await expect(article('Autre', { uid: 'oeuvre-d-ete' })).rejects.toMatchObject({
    status: 409,
    violations: [{ property: 'uid', type: 'duplicate' }],
  })
})

test('the image, author, category and tags of an article must exist', async () => {
  await expect(
    article('x', {
      author: 'personne',
      category: 'nulle-part',
      tags: ['rien'],
      image: '0198c0de-0000-7000-8000-000000000000',
    }),
  ).rejects.toMatchObject({
    status: 400,
    violations: [{ property: 'image' }, { property: 'author' }, { property: 'category' }, { property: 'tags' }],
  })
})
