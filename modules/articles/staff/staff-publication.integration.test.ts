import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import {
  createStaffArticle,
  createUserToken,
  requiredFields as fields,
  openContentApp,
  violationsOf,
} from '../fixtures/content-app.ts'
import { createAuthor, createCategory, createTag } from '../index.ts'
import { publishDueArticlesSweep } from '../writing/publish-due-articles.ts'

let app: TestApp
let editor: string

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  editor = await createUserToken(app, 'editor')
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  await createTag(platform, platform.db, { name: 'Corps' })
})
afterAll(() => app.close())

const create = (body: object) => createStaffArticle(app, editor, body)

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/articles${path}`, { token: editor, body })

describe('states', () => {
  const read = (uid: string) => app.call('GET', `/content/articles/${uid}`)

  test('an article published without a date gets the current date and a fixed uid', async () => {
    const { uid } = await create({ title: 'Maintenant' })
    const moved = await call('PATCH', `/${uid}`, { uid: 'plus-tard', version: 1 })
    expect(moved.body.payload).toMatchObject({ uid: 'plus-tard', version: 2 })
    const published = await call('PATCH', '/plus-tard', { state: 'published', title: 'Autre titre', version: 2 })
    expect(published.body.payload).toMatchObject({
      uid: 'plus-tard',
      state: 'published',
      date: app.clock.now().toISOString(),
    })
    expect((await read('plus-tard')).status).toBe(200)
    expect(violationsOf(await call('PATCH', '/plus-tard', { uid: 'encore', version: 3 }))).toEqual([
      400,
      ['uid/invalid'],
    ])
    const withdrawn = await call('PATCH', '/plus-tard', { state: 'draft', version: 3 })
    expect(withdrawn.status).toBe(200)
    expect((await read('plus-tard')).status).toBe(404)
    expect(violationsOf(await call('PATCH', '/plus-tard', { uid: 'encore', version: 4 }))).toEqual([
      400,
      ['uid/invalid'],
    ])
  })

  test('a taken uid returns 409', async () => {
    await create({ title: 'Pris' })
    const { uid } = await create({ title: 'Libre' })
    expect(violationsOf(await call('PATCH', `/${uid}`, { uid: 'pris', version: 1 }))).toEqual([409, ['uid/duplicate']])
    expect(violationsOf(await call('POST', '', { ...fields, title: 'x', uid: 'pris' }))).toEqual([
      409,
      ['uid/duplicate'],
    ])
  })

  test('scheduling needs a date', async () => {
    expect(violationsOf(await call('POST', '', { ...fields, title: 'x', state: 'scheduled' }))).toEqual([
      400,
      ['date/missing'],
    ])
  })

  test('an archived article is no longer public', async () => {
    const { uid } = await create({ title: 'Archive', state: 'published' })
    expect((await read(uid)).status).toBe(200)
    await call('PATCH', `/${uid}`, { state: 'archived', version: 1 })
    expect((await read(uid)).status).toBe(404)
  })

  test('page caches are notified when a scheduled article becomes public', async () => {
    const due = new Date(app.clock.now().getTime() + 600_000)
    const { uid } = await create({ title: 'Bientôt', state: 'published', date: due.toISOString() })
    const staffView = async () => (await call('GET', `/${uid}`)).body.payload
    expect(await staffView()).toMatchObject({ state: 'scheduled', date: due.toISOString(), version: 1 })
    expect((await read(uid)).status).toBe(404)
    await publishDueArticlesSweep.handle(app.platform)
    expect(await staffView()).toMatchObject({ state: 'scheduled' })
    const received: unknown[] = []
    const stop = app.platform.events.subscribe('content', (data) => received.push(data))
    app.clock.set(due)
    expect((await read(uid)).status).toBe(200)
    await expect.poll(() => received).toEqual([{ kind: 'article', uid }])
    stop()
    expect(await staffView()).toMatchObject({ state: 'published', version: 1 })
  })
})

describe('revisions', () => {
  test('every save adds a revision that names its editor; the newest is listed first', async () => {
    const { uid } = await create({ title: 'Un', content: '<p>Premier</p>' })
    await call('PATCH', `/${uid}`, { title: 'Deux', content: '<p>Second</p>', version: 1 })
    const { body } = await call('GET', `/${uid}/revisions`)
    const by = 'Sophie Lemaire'
    const date = app.clock.now().toISOString()
    expect(body).toEqual({
      payload: [
        { n: 2, date, by, title: 'Deux', content: '<p>Second</p>' },
        { n: 1, date, by, title: 'Un', content: '<p>Premier</p>' },
      ],
      page: { total: 2 },
    })
    const restored = await call('POST', `/${uid}/revisions/1/restore`)
    expect([restored.status, restored.body.payload]).toMatchObject([
      200,
      { title: 'Un', content: '<p>Premier</p>', version: 3 },
    ])
    expect((await call('GET', `/${uid}/revisions?perPage=1`)).body).toMatchObject({
      payload: [{ n: 3, title: 'Un' }],
      page: { total: 3 },
    })
    expect((await call('POST', `/${uid}/revisions/1/restore`, { version: 2 })).status).toBe(409)
    expect((await call('POST', `/${uid}/revisions/9/restore`)).status).toBe(404)
    expect((await call('GET', '/inconnu/revisions')).status).toBe(404)
  })

  test('revisions follow an article whose uid changes', async () => {
    const { uid } = await create({ title: 'Nomade', tags: ['corps'] })
    await call('PATCH', `/${uid}`, { uid: 'sedentaire', version: 1 })
    expect((await call('GET', '/sedentaire/revisions')).body.page.total).toBe(2)
    expect((await call('GET', '/sedentaire')).body.payload.tags).toEqual(['corps'])
  })
})

test('a preview link shows only its own article, in full, for 24 hours', async () => {
  const { uid } = await create({ title: 'À relire', content: '<p>Inédit</p>' })
  const other = await create({ title: 'À côté' })
  const answer = await call('POST', `/${uid}/preview`)
  expect(answer.status).toBe(201)
  const link = new URL(answer.body.payload.href)
  expect(link.pathname).toBe(`/article/${uid}`)
  const shown = await app.call('GET', `/content/articles/${uid}${link.search}`)
  expect(shown.body.payload).toMatchObject({ content: '<p>Inédit</p>', restricted: false })
  for (const path of [`/${other.uid}${link.search}`, `/${uid}`, `/${uid}${link.search}x`, `/${uid}?preview=abc`]) {
    expect((await app.call('GET', `/content/articles${path}`)).status).toBe(404)
  }
  app.clock.advance(24 * 3_600_000)
  expect((await app.call('GET', `/content/articles/${uid}${link.search}`)).status).toBe(404)
  editor = await createUserToken(app, 'editor')
  expect((await call('POST', '/inconnu/preview')).status).toBe(404)
})
