import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory, createTag } from '../index.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z', workers: false })
  token = await createUserToken(app, 'editor')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown) => app.call(method, `/staff/${path}`, { token, body })
const outcome = (answer: { status: number; body: { violations?: { property: string; type: string }[] } }) => [
  answer.status,
  answer.body.violations?.map(({ property, type }) => `${property}/${type}`),
]

const kinds = [
  [
    'authors',
    { name: 'Hélène Morel', role: 'Coach', biography: 'Sage-femme.', credentials: 'Diplôme d’État', image: null },
    'helene-morel',
    { role: 'Sage-femme' },
  ],
  [
    'categories',
    { name: 'Bien-être', description: 'Respirer.', image: null },
    'bien-etre',
    { description: 'Marcher.' },
  ],
  ['tags', { name: 'Écoute' }, 'ecoute', { name: 'À l’écoute' }],
] as const

describe.each(kinds)('%s', (kind, fields, uid, change) => {
  test('are created with a slug, read, changed, listed and deleted', async () => {
    const created = await call('POST', kind, fields)
    expect([created.status, created.body.payload]).toEqual([201, { ...fields, uid, articles: 0, version: 1 }])
    expect((await call('GET', `${kind}/${uid}`)).body.payload).toEqual(created.body.payload)
    const patched = await call('PATCH', `${kind}/${uid}`, { ...change, version: 1 })
    expect([patched.status, patched.body.payload]).toEqual([
      200,
      { ...fields, ...change, uid, articles: 0, version: 2 },
    ])
    const put = await call('PUT', `${kind}/${uid}`, { ...fields, uid, version: 2 })
    expect([put.status, put.body.payload]).toEqual([200, { ...fields, uid, articles: 0, version: 3 }])
    expect((await app.call('GET', `/content/${kind}/${uid}`)).body.payload).toMatchObject({ uid, name: fields.name })
    const listed = await call('GET', `${kind}?q=${encodeURIComponent(fields.name.toUpperCase())}`)
    expect(listed.body).toEqual({ payload: [put.body.payload], page: { total: 1 } })
    expect((await call('DELETE', `${kind}/${uid}?version=3`)).status).toBe(204)
    expect((await call('GET', `${kind}/${uid}`)).status).toBe(404)
  })

  test('refuse outdated versions, taken uids and unknown entries', async () => {
    await call('POST', kind, { ...fields, uid: 'le-mien' })
    expect(outcome(await call('POST', kind, { ...fields, uid: 'le-mien' }))).toEqual([409, ['uid/duplicate']])
    expect(outcome(await call('PATCH', `${kind}/le-mien`, { ...change }))).toEqual([400, ['version/missing']])
    expect(outcome(await call('PATCH', `${kind}/le-mien`, { ...change, version: 2 }))).toEqual([
      409,
      ['version/invalid'],
    ])
    expect(outcome(await call('PATCH', `${kind}/le-mien`, { uid: 'autre', version: 1 }))).toEqual([
      400,
      ['uid/invalid'],
    ])
    expect(outcome(await call('DELETE', `${kind}/le-mien`))).toEqual([400, ['version/missing']])
    expect(outcome(await call('DELETE', `${kind}/le-mien?version=9`))).toEqual([409, ['version/invalid']])
    expect(outcome(await call('PATCH', `${kind}/inconnu`, { ...change, version: 1 }))).toEqual([404, undefined])
    expect(outcome(await call('POST', kind, { ...fields, name: ' ' }))).toEqual([400, ['name/missing']])
    const saves = await Promise.all([1, 2, 3].map(() => call('PATCH', `${kind}/le-mien`, { ...change, version: 1 })))
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('are sorted and paged', async () => {
    for (const name of ['zèbre', 'Zébu', 'Zeste']) await call('POST', kind, { ...fields, name })
    const { body } = await call('GET', `${kind}?q=ze&sort=name&order=desc&perPage=2`)
    expect(body.payload.map((item: { name: string }) => item.name)).toEqual(['Zeste', 'Zébu'])
    expect(body.page.total).toBe(3)
    const some = await call('GET', `${kind}?filter[uid]=zeste&filter[uid]=zebu&sort=uid`)
    expect(some.body.payload.map((item: { uid: string }) => item.uid)).toEqual(['zebu', 'zeste'])
  })
})

test('pages are created, changed and deleted; the required ones cannot be deleted', async () => {
  const created = await call('POST', 'pages', { title: 'Mentions légales', content: '<p>Nous</p><script>x</script>' })
  expect([created.status, created.body.payload]).toEqual([
    201,
    {
      uid: 'mentions-legales',
      title: 'Mentions légales',
      content: '<p>Nous</p>',
      description: '',
      modified: '2026-06-15T12:00:00.000Z',
      published: '2026-06-15T12:00:00.000Z',
      changed: false,
      starting: false,
      version: 1,
    },
  ])
  const put = await call('PUT', 'pages/mentions-legales', { ...created.body.payload, content: '<h1>Nous</h1>' })
  expect(put.body.payload).toMatchObject({ content: '<h2>Nous</h2>', version: 2 })
  expect((await call('DELETE', 'pages/mentions-legales?version=2')).status).toBe(204)
  for (const uid of ['about', 'terms-of-service', 'legal-notice', 'privacy']) {
    const { version } = (await call('GET', `pages/${uid}`)).body.payload
    expect(outcome(await call('DELETE', `pages/${uid}?version=${version}`))).toEqual([409, ['uid/invalid']])
  }
})

describe('entries used by articles', () => {
  beforeAll(async () => {
    const { platform } = app
    await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
    await createAuthor(platform, platform.db, { name: 'Nadia Benali' })
    await createCategory(platform, platform.db, { name: 'Amour' })
    await createTag(platform, platform.db, { name: 'Sommeil' })
    const article = { category: 'amour', tags: ['sommeil'], state: 'published' as const }
    await createArticle(platform, platform.db, { ...article, title: 'De Claire', author: 'claire-vasseur' })
    await createArticle(platform, platform.db, { ...article, title: 'De Nadia', author: 'nadia-benali' })
  })

  const found = async (query: string) =>
    (await app.call('GET', `/content/articles?${query}`)).body.payload.map((item: { uid: string }) => item.uid)

  test('a new name changes the order and the search at once', async () => {
    expect(await found('order[author]=asc')).toEqual(['de-claire', 'de-nadia'])
    await call('PATCH', 'authors/claire-vasseur', { name: 'Zoé Quintefeuille', version: 1 })
    expect(await found('order[author]=asc')).toEqual(['de-nadia', 'de-claire'])
    expect(await found('q=quintefeuille')).toEqual(['de-claire'])
    expect(await found('q=vasseur')).toEqual([])
    await call('PATCH', 'categories/amour', { name: 'Tendresse', version: 1 })
    expect((await found('q=tendresse')).length).toBe(2)
    await call('PATCH', 'tags/sommeil', { name: 'Insomnie', version: 1 })
    expect((await found('q=insomnies')).length).toBe(2)
  })

  test('a used author or category cannot be deleted; a tag can', async () => {
    expect(outcome(await call('DELETE', 'authors/nadia-benali?version=1'))).toEqual([409, ['uid/invalid']])
    const refused = await call('DELETE', 'categories/amour?version=2')
    expect(outcome(refused)).toEqual([409, ['uid/invalid']])
    expect(refused.body.violations[0].message).toMatch(
      /^Encore utilisé par 2\u00a0articles\u00a0: «\u00a0De (Claire|Nadia)\u00a0», «/,
    )
    expect((await call('GET', 'categories/amour')).body.payload.articles).toBe(2)
    expect((await call('DELETE', 'tags/sommeil?version=2')).status).toBe(204)
    expect(await found('q=insomnie')).toEqual([])
    expect((await app.call('GET', '/content/articles/de-nadia')).body.payload.tags).toEqual([])
  })

  test('an article saved while its author is renamed is found by the new name', async () => {
    const names = ['Anna', 'Berthe', 'Chloé', 'Diane']
    let version = (await call('GET', 'authors/nadia-benali')).body.payload.version as number
    for (const name of names) {
      const article = (await call('GET', 'articles/de-nadia')).body.payload
      const answers = await Promise.all([
        call('PATCH', 'authors/nadia-benali', { name, version }),
        call('PATCH', 'articles/de-nadia', { excerpt: name, version: article.version }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      version += 1
      expect(await found(`q=${name}&author=nadia-benali`)).toEqual(['de-nadia'])
    }
  })
})
