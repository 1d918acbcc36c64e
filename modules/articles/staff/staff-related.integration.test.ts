import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createStaffArticle, createUserToken, openContentApp, violationsOf } from '../fixtures/content-app.ts'
import { createAuthor, createCategory } from '../index.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z', workers: false })
  token = await createUserToken(app, 'editor')
  const { platform } = app
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  for (const title of ['Un', 'Deux', 'Trois', 'Quatre']) {
    await createStaffArticle(app, token, { title, state: 'published', date: '2026-06-01T08:00:00Z' })
  }
  await createStaffArticle(app, token, { title: 'Brouillon' })
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/articles/${path}`, { token, body })
const next = async (uid: string) =>
  (await app.call('GET', `/content/articles/related/${uid}`)).body.payload.map((found: { uid: string }) => found.uid)
const versionOf = async (uid: string) => (await call('GET', uid)).body.payload.version

test('the editor’s choice replaces the computed related articles', async () => {
  expect(new Set(await next('un'))).toEqual(new Set(['deux', 'trois', 'quatre']))
  const chosen = await call('PATCH', 'un', { related: ['trois', 'deux', 'trois', 'un'], version: 1 })
  expect(chosen.body.payload.related).toEqual(['trois', 'deux'])
  expect(await next('un')).toEqual(['trois', 'deux'])
  await call('PATCH', 'trois', { state: 'archived', version: 1 })
  expect(await next('un')).toEqual(['deux'])
  await call('PATCH', 'deux', { state: 'archived', version: 1 })
  expect(await next('un')).toEqual(['quatre'])
  expect((await app.call('GET', '/content/articles/un')).body.payload).not.toHaveProperty('related')
})

test('an unknown article is refused; a deleted one is left out', async () => {
  for (const related of [['rien'], ['brouillon']]) {
    const answer = await call('PATCH', 'un', { related, version: await versionOf('un') })
    expect(violationsOf(answer)).toEqual([400, ['related/invalid']])
  }
  await call('DELETE', `trois?version=${await versionOf('trois')}`)
  const received = (await call('GET', 'un')).body.payload
  expect(received.related).toEqual(['trois', 'deux'])
  const { related, version } = received
  expect((await call('PATCH', 'un', { related, version })).body.payload.related).toEqual(['deux'])
})

test('the working copy has its own choice, which publishing makes live', async () => {
  await call('PATCH', 'deux', { state: 'published', version: await versionOf('deux') })
  const version = await versionOf('un')
  const text = { title: 'Un', excerpt: '', content: '<p>Un.</p>', version }
  expect(violationsOf(await call('PUT', 'un/draft', { ...text, related: ['rien'] }))).toEqual([
    400,
    ['related/invalid'],
  ])
  expect((await call('PUT', 'un/draft', { ...text, related: ['quatre'] })).status).toBe(200)
  expect((await call('PUT', 'un/draft', text)).status).toBe(200)
  expect((await call('GET', 'un/draft')).body.payload.related).toEqual(['quatre'])
  expect(await next('un')).toEqual(['deux'])
  const published = await call('POST', 'un/publish', { version })
  expect([published.status, published.body.payload.related]).toEqual([200, ['quatre']])
  expect(await next('un')).toEqual(['quatre'])
})
