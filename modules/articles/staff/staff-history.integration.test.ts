import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '../../../platform/audit/index.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createAccount, findUser, type User } from '../../accounts/index.ts'
import { createStaffArticle, createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { createAuthor, createCategory, createTag, eraseWriting, exportWriting } from '../index.ts'

let app: TestApp
let editor: string
let writer: string

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  editor = await createUserToken(app, 'editor')
  writer = await createUserToken(app, 'writer')
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  await createTag(platform, platform.db, { name: 'Corps' })
})
afterAll(() => app.close())

const call = (token: string, method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/articles${path}`, { token, body })
const history = async (uid: string, token = editor) => (await call(token, 'GET', `/${uid}/history`)).body.payload

test('the history lists every save without its text, newest first, page by page', async () => {
  const { uid } = await createStaffArticle(app, editor, { title: 'Un', content: '<p>Premier</p>' })
  await call(editor, 'PATCH', `/${uid}`, { title: 'Deux', version: 1 })
  const entry = { date: app.clock.now().toISOString(), by: 'Sophie Lemaire', name: null }
  expect(await history(uid)).toEqual([
    { n: 2, title: 'Deux', ...entry },
    { n: 1, title: 'Un', ...entry },
  ])
  const { body } = await call(editor, 'GET', `/${uid}/history?page=2&perPage=1`)
  expect(body).toMatchObject({ payload: [{ n: 1 }], page: { total: 2 } })
})

test('a revision keeps its text and settings, including tags deleted since', async () => {
  await createTag(app.platform, app.platform.db, { name: 'Passagère' })
  const seo = { title: 'Autre' }
  const content = '<p>Premier</p>'
  const texts = { title: 'Avec réglages', excerpt: 'Chapeau', content }
  const { uid } = await createStaffArticle(app, editor, { ...texts, tags: ['passagere', 'corps'], seo })
  await call(editor, 'PATCH', `/${uid}`, { tags: ['corps'], seo: null, content: '<p>Second</p>', version: 1 })
  expect((await app.call('DELETE', '/staff/tags/passagere?version=1', { token: editor })).status).toBe(204)
  const settings = { image: null, author: 'claire-vasseur', category: 'vie', related: [] }
  const { body } = await call(editor, 'GET', `/${uid}/revisions/1`)
  expect(body.payload).toMatchObject({
    ...{ n: 1, ...texts, gone: ['passagere'] },
    settings: { ...settings, tags: ['passagere', 'corps'], seo },
  })
  const second = await call(editor, 'GET', `/${uid}/revisions/2`)
  expect(second.body.payload).toMatchObject({
    ...{ content: '<p>Second</p>', gone: [] },
    settings: { ...settings, tags: ['corps'], seo: null },
  })
  expect((await call(editor, 'GET', `/${uid}/revisions/3`)).status).toBe(404)
  expect((await call(editor, 'GET', '/inconnu/revisions/1')).status).toBe(404)
})

test('naming a version does not change the live article', async () => {
  const { uid } = await createStaffArticle(app, editor, { title: 'À nommer' })
  const name = ' Version relue par la juriste '
  const named = await call(editor, 'PUT', `/${uid}/revisions/1/name`, { name })
  expect([named.status, named.body.payload]).toMatchObject([200, { n: 1, name: name.trim() }])
  expect(await history(uid)).toMatchObject([{ n: 1, name: name.trim() }])
  expect((await call(editor, 'GET', `/${uid}`)).body.payload.version).toBe(1)
  await call(editor, 'PUT', `/${uid}/revisions/1/name`, { name: '' })
  expect(await history(uid)).toMatchObject([{ n: 1, name: null }])
  expect((await call(editor, 'PUT', `/${uid}/revisions/9/name`, { name: 'x' })).status).toBe(404)
  const audit = (await app.platform.db.select().from(auditEntries)).filter(({ target }) => target === uid)
  expect(audit.map(({ action, detail }) => [action, detail])).toContainEqual(['articles.name-revision', { version: 1 }])
})

test('a writer reads the history of own articles but cannot name a version', async () => {
  const { uid: others } = await createStaffArticle(app, editor, { title: 'Pas à elle' })
  for (const path of ['/history', '/revisions/1']) {
    expect((await call(writer, 'GET', `/${others}${path}`)).status).toBe(403)
  }
  const { uid } = await createStaffArticle(app, writer, { title: 'À elle' })
  expect(await history(uid, writer)).toHaveLength(1)
  expect((await call(writer, 'GET', `/${uid}/revisions/1`)).status).toBe(200)
  expect((await call(writer, 'PUT', `/${uid}/revisions/1/name`, { name: 'x' })).status).toBe(403)
})

test('versions stay but lose the name of an erased account', async () => {
  const { platform } = app
  const email = 'partie@exemple.fr'
  const password = 'un mot de passe'
  const { uid: user } = await createAccount(platform, platform.db, {
    email,
    password,
    name: 'Zoé Partie',
    roles: ['editor'],
  })
  const signedIn = await app.call('POST', '/auth_check', { body: { identifier: email, password } })
  const { token } = signedIn.body.payload
  const { uid } = await createStaffArticle(app, token, { title: 'Adieu' })
  expect(await history(uid)).toMatchObject([{ by: 'Zoé Partie' }])
  expect(await exportWriting(platform.db, user)).toMatchObject({ revisions: [{ article: uid, n: 1 }] })
  await eraseWriting(platform.db, (await findUser(platform.db, user)) as User)
  expect(await history(uid)).toMatchObject([{ by: 'Ancienne collègue', title: 'Adieu' }])
  expect(await exportWriting(platform.db, user)).toEqual({ revisions: [], pages: [], comments: [] })
})
