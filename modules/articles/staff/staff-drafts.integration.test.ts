import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '../../../platform/audit/index.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import {
  createStaffArticle,
  createUserToken,
  openContentApp,
  requiredFields,
  violationsOf,
} from '../fixtures/content-app.ts'
import { createAuthor, createCategory, createTag } from '../index.ts'

let app: TestApp
let editor: string
let colleague: string
let writer: string

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  editor = await createUserToken(app, 'editor')
  colleague = await createUserToken(app, 'admin')
  writer = await createUserToken(app, 'writer')
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  await createCategory(platform, platform.db, { name: 'Amour' })
  await createTag(platform, platform.db, { name: 'Corps' })
})
afterAll(() => app.close())

const call = (token: string, method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/articles${path}`, { token, body })
const text = (title: string) => ({ title, excerpt: 'Un chapeau', content: `<p>${title}</p>` })
const save = (token: string, uid: string, title: string, body: object = {}) =>
  call(token, 'PUT', `/${uid}/draft`, { ...text(title), version: 1, ...body })
const published = (title: string) => createStaffArticle(app, editor, { ...text(title), state: 'published' })
const publicTitle = async (uid: string) => (await app.call('GET', `/content/articles/${uid}`)).body.payload?.title
const revisionsOf = async (uid: string) => (await call(editor, 'GET', `/${uid}/revisions`)).body.page.total
const auditOf = async (uid: string) =>
  (await app.platform.db.select().from(auditEntries)).filter((line) => line.target === uid).map((line) => line.action)

test('saving a working copy leaves readers, revisions, audit and caches alone', async () => {
  const events: string[] = []
  const stop = app.platform.events.subscribe('content', (data) => events.push(String(data.uid)))
  const { uid } = await published('En ligne')
  const saved = await save(editor, uid, 'En travail', { category: 'amour', tags: ['corps'], seo: { title: 'Autre' } })
  expect([saved.status, saved.body.payload]).toEqual([
    200,
    { version: 1, savedAt: app.clock.now().toISOString(), copy: 1 },
  ])
  await save(editor, uid, 'En travail encore', { copy: 1 })
  const { body } = await call(editor, 'GET', `/${uid}/draft`)
  expect(body.payload).toMatchObject({
    title: 'En travail encore',
    category: 'amour',
    tags: ['corps'],
    seo: { title: 'Autre' },
    version: 1,
    copy: 2,
    savedBy: { name: 'Sophie Lemaire' },
  })
  expect(await publicTitle(uid)).toBe('En ligne')
  expect(await revisionsOf(uid)).toBe(1)
  expect(await auditOf(uid)).toEqual(['articles.create'])
  // An event of another article arrives last: this article's events would have arrived before it.
  const next = await published('Suivant')
  const ofThese = () => events.filter((one) => one === uid || one === next.uid)
  await expect.poll(ofThese).toEqual([uid, next.uid])
  stop()
})

test('a working copy is the live text until something is saved', async () => {
  const { uid } = await published('Sans copie')
  expect((await call(editor, 'GET', `/${uid}/draft`)).body.payload).toMatchObject({
    ...text('Sans copie'),
    ...requiredFields,
    version: 1,
    savedAt: null,
    copy: 0,
    review: null,
  })
})

test('a working copy with an outdated version or an unknown reference is refused', async () => {
  const { uid } = await published('Refus')
  expect(violationsOf(await save(editor, uid, 'a', { version: 9 }))).toEqual([409, ['version/invalid']])
  await save(editor, uid, 'a')
  expect(violationsOf(await save(colleague, uid, 'b', { copy: 0 }))).toEqual([409, ['version/invalid']])
  expect(violationsOf(await save(editor, uid, 'a', { author: 'inconnue', tags: ['rien'] }))).toEqual([
    400,
    ['author/invalid', 'tags/invalid'],
  ])
  expect(violationsOf(await save(editor, uid, 'a', { state: 'published' }))).toEqual([400, ['state/invalid']])
  expect((await save(editor, 'inconnu', 'a')).status).toBe(404)
})

test('a working copy is sanitised before the preview link shows it', async () => {
  const { uid } = await createStaffArticle(app, editor, text('Avant'))
  const { body } = await call(editor, 'POST', `/${uid}/preview`)
  await save(editor, uid, 'Après', { content: '<p onclick="x()">Neuf</p>', category: 'amour' })
  const link = new URL(body.payload.href)
  expect((await app.call('GET', `/content/articles/${uid}${link.search}`)).body.payload).toMatchObject({
    title: 'Après',
    content: '<p>Neuf</p>',
    category: { uid: 'amour', name: 'Amour' },
  })
  expect((await app.call('GET', `/content/articles/${uid}`)).status).toBe(404)
})

test('a working copy can be discarded; a save based on it is then refused', async () => {
  const { uid } = await published('Jeté')
  await save(editor, uid, 'À jeter')
  expect((await call(editor, 'DELETE', `/${uid}/draft?version=2`)).status).toBe(409)
  expect((await call(editor, 'DELETE', `/${uid}/draft?version=1`)).status).toBe(204)
  expect((await call(editor, 'GET', `/${uid}/draft`)).body.payload).toMatchObject({ title: 'Jeté', savedAt: null })
  expect((await save(editor, uid, 'Revenu', { copy: 1 })).status).toBe(409)
})

test('publishing turns the working copy into one live revision', async () => {
  const { uid } = await published('Première')
  await save(editor, uid, 'Deuxième', { seo: { description: 'Pour les moteurs' } })
  const answer = await call(editor, 'POST', `/${uid}/publish`, { version: 1 })
  expect([answer.status, answer.body.payload]).toMatchObject([
    200,
    {
      uid,
      title: 'Deuxième',
      state: 'published',
      version: 2,
      draftSavedAt: null,
      seo: { description: 'Pour les moteurs' },
    },
  ])
  expect(await publicTitle(uid)).toBe('Deuxième')
  expect(await revisionsOf(uid)).toBe(2)
  expect(await auditOf(uid)).toEqual(['articles.create', 'articles.publish'])
  expect((await call(editor, 'GET', `/${uid}/draft`)).body.payload).toMatchObject({ savedAt: null, version: 2 })
  expect(violationsOf(await call(editor, 'POST', `/${uid}/publish`, { version: 1 }))).toEqual([
    409,
    ['version/invalid'],
  ])
})

test('a date in the future schedules the article', async () => {
  const { uid } = await createStaffArticle(app, editor, text('Demain'))
  await save(editor, uid, 'Demain matin')
  const date = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
  const answer = await call(editor, 'POST', `/${uid}/publish`, { version: 1, date })
  expect(answer.body.payload).toMatchObject({ state: 'scheduled', date, title: 'Demain matin' })
  expect((await app.call('GET', `/content/articles/${uid}`)).status).toBe(404)
})

test('publishing without a title or category, or an outdated article, is refused', async () => {
  const { uid } = await published('Changé')
  await save(editor, uid, ' ', { category: null })
  expect((await call(editor, 'POST', `/${uid}/publish`, { version: 1 })).status).toBe(409)
  await save(editor, uid, ' ', { category: 'vie' })
  expect(violationsOf(await call(editor, 'POST', `/${uid}/publish`, { version: 1 }))).toEqual([400, ['title/missing']])
  await save(editor, uid, 'Copie', { category: 'vie' })
  await call(editor, 'PATCH', `/${uid}`, { title: 'Entre-temps', version: 1 })
  expect((await call(editor, 'POST', `/${uid}/publish`, { version: 2 })).status).toBe(409)
  await save(editor, uid, 'Copie', { version: 2 })
  expect((await call(editor, 'POST', `/${uid}/publish`, { version: 2 })).status).toBe(200)
})

test('the same Idempotency-Key publishes once', async () => {
  const { uid } = await published('Une fois')
  await save(editor, uid, 'Une seule fois')
  const request = { token: editor, body: { version: 1 }, headers: { 'idempotency-key': `publish-${uid}` } }
  const first = await app.call('POST', `/staff/articles/${uid}/publish`, request)
  const again = await app.call('POST', `/staff/articles/${uid}/publish`, request)
  expect([first.status, again.body]).toEqual([200, first.body])
  expect(await revisionsOf(uid)).toBe(2)
})

test('a writer writes and submits own articles, which an editor returns or publishes', async () => {
  expect((await call(writer, 'POST', '', { ...requiredFields, ...text('x'), state: 'published' })).status).toBe(403)
  const { uid } = await createStaffArticle(app, writer, text('De sa main'))
  expect((await save(writer, uid, 'Mieux')).status).toBe(200)
  for (const [method, path, body] of [
    ['POST', '/publish', { version: 1 }],
    ['POST', '/return', { version: 1, note: 'Non' }],
    ['PATCH', '', { state: 'published', version: 1 }],
    ['DELETE', '?version=1', undefined],
    ['POST', '/revisions/1/restore', undefined],
  ] as const) {
    expect([path, (await call(writer, method, `/${uid}${path}`, body)).status]).toEqual([path, 403])
  }
  expect((await call(editor, 'POST', `/${uid}/return`, { version: 1, note: 'Trop tôt' })).status).toBe(409)
  const submitted = await call(writer, 'POST', `/${uid}/submit`, { version: 1, note: 'Relisez-moi' })
  expect(submitted.body.payload).toMatchObject({ review: { state: 'submitted', note: 'Relisez-moi' } })
  const waiting = await call(editor, 'GET', '?filter[review]=submitted')
  expect(waiting.body.payload).toContainEqual(expect.objectContaining({ uid, review: 'submitted' }))
  expect(violationsOf(await call(editor, 'POST', `/${uid}/return`, { version: 1 }))).toEqual([400, ['note/missing']])
  await call(editor, 'POST', `/${uid}/return`, { version: 1, note: 'Plus court' })
  expect((await call(writer, 'GET', `/${uid}/draft`)).body.payload.review).toMatchObject({
    state: 'returned',
    note: 'Plus court',
  })
  await call(writer, 'POST', `/${uid}/submit`, { version: 1 })
  expect((await call(editor, 'POST', `/${uid}/publish`, { version: 1 })).body.payload).toMatchObject({
    title: 'Mieux',
    review: null,
  })
  expect(await auditOf(uid)).toEqual([
    'articles.create',
    'articles.submit',
    'articles.return',
    'articles.submit',
    'articles.publish',
  ])
})

test('a writer neither sees nor changes the articles of others', async () => {
  const { uid } = await published('D’une autre')
  const newcomer = await createUserToken(app, 'writer')
  const own = await createStaffArticle(app, newcomer, text('À elle'))
  const listed = (await call(newcomer, 'GET', '?perPage=100')).body
  expect([listed.payload.map((article: { uid: string }) => article.uid), listed.page.total]).toEqual([[own.uid], 1])
  expect((await call(writer, 'GET', `/${uid}`)).status).toBe(403)
  expect((await call(writer, 'GET', `/${uid}/draft`)).status).toBe(403)
  expect((await save(writer, uid, 'a')).status).toBe(403)
  expect((await call(writer, 'POST', `/${uid}/lock`)).status).toBe(403)
  expect((await call(writer, 'POST', `/${uid}/submit`, { version: 1 })).status).toBe(403)
  expect((await call(writer, 'POST', `/${uid}/preview`)).status).toBe(403)
})

test('already published text cannot be submitted', async () => {
  const { uid } = await published('Rien de neuf')
  expect(violationsOf(await call(editor, 'POST', `/${uid}/submit`, { version: 1 }))).toEqual([409, ['draft/missing']])
})

describe('the lock', () => {
  const lock = (token: string, uid: string, body?: object) => call(token, 'POST', `/${uid}/lock`, body)

  test('the lock blocks others until 90 seconds after its last renewal', async () => {
    const { uid } = await published('Verrou')
    const taken = await lock(editor, uid)
    const until = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString()
    expect(taken.body.payload).toEqual({
      holder: { uid: expect.any(String), name: 'Sophie Lemaire' },
      until: until(90),
    })
    const refused = await lock(colleague, uid)
    expect(violationsOf(refused)).toEqual([409, ['lock/invalid']])
    expect((await call(colleague, 'GET', `/${uid}/draft`)).body.payload.lock).toEqual(taken.body.payload)
    expect(refused.body.details).toEqual(taken.body.payload)
    expect(violationsOf(await save(colleague, uid, 'x'))).toEqual([409, ['lock/invalid']])
    expect((await save(colleague, uid, 'x')).body.details.holder).toEqual(taken.body.payload.holder)
    expect(violationsOf(await call(colleague, 'POST', `/${uid}/publish`, { version: 1 }))).toEqual([
      409,
      ['lock/invalid'],
    ])
    expect(violationsOf(await call(colleague, 'DELETE', `/${uid}/draft?version=1`))).toEqual([409, ['lock/invalid']])
    app.clock.advance(60_000)
    expect((await lock(editor, uid)).body.payload.until).toBe(until(90))
    app.clock.advance(60_000)
    expect((await lock(colleague, uid)).status).toBe(409)
    app.clock.advance(30_001)
    expect((await call(colleague, 'GET', `/${uid}/draft`)).body.payload.lock).toBeNull()
    expect((await lock(colleague, uid)).status).toBe(200)
  })

  test('taking over gives the last saved copy; the former holder can no longer save', async () => {
    const { uid } = await published('Relais')
    await lock(editor, uid)
    await save(editor, uid, 'Ses derniers mots')
    expect((await lock(colleague, uid, { takeOver: true })).status).toBe(200)
    expect((await call(colleague, 'GET', `/${uid}/draft`)).body.payload.title).toBe('Ses derniers mots')
    expect(violationsOf(await save(editor, uid, 'Trop tard'))).toEqual([409, ['lock/invalid']])
    expect((await save(colleague, uid, 'La suite')).status).toBe(200)
    expect(await auditOf(uid)).toEqual(['articles.create', 'articles.take-over'])
  })

  test('the lock keeps others from deleting the article', async () => {
    const { uid, version } = await createStaffArticle(app, editor, { ...text('Effaçable'), state: 'draft' })
    await lock(editor, uid)
    const remove = (token: string) => call(token, 'DELETE', `/${uid}?version=${version}`)
    expect(violationsOf(await remove(colleague))).toEqual([409, ['lock/invalid']])
    expect((await remove(editor)).status).toBe(204)
  })

  test('the lock can be released by its holder only', async () => {
    const { uid } = await published('Rendu')
    await lock(editor, uid)
    expect((await call(colleague, 'DELETE', `/${uid}/lock`)).status).toBe(204)
    expect((await lock(colleague, uid)).status).toBe(409)
    expect((await call(editor, 'DELETE', `/${uid}/lock`)).status).toBe(204)
    expect((await lock(colleague, uid)).status).toBe(200)
  })
})
