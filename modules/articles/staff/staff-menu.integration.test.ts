import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createStaffArticle, createUserToken, openContentApp, violationsOf } from '../fixtures/content-app.ts'
import { createAuthor, createCategory } from '../index.ts'

let app: TestApp
let token: string
const uids: string[] = []
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z', workers: false })
  token = await createUserToken(app, 'editor')
  const { platform } = app
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  for (const title of ['Un', 'Deux', 'Trois']) {
    const published = { title, state: 'published', date: '2026-06-01T08:00:00Z' }
    uids.push((await createStaffArticle(app, token, published)).uid)
  }
})
afterAll(() => app.close())

const order = (articles: string[], before: string[]) =>
  app.call('PUT', '/staff/menu', { token, body: { articles, before } })
const shown = async () =>
  (await app.call('GET', '/staff/menu', { token })).body.payload.map(({ uid }: { uid: string }) => uid)

test('editors add, move and remove menu articles; readers get that order', async () => {
  expect(await shown()).toEqual([])
  const answer = await order(['trois', 'un'], [])
  expect([answer.status, answer.body.payload]).toEqual([
    200,
    [
      { uid: 'trois', title: 'Trois', state: 'published', date: '2026-06-01T08:00:00.000Z' },
      expect.objectContaining({ uid: 'un' }),
    ],
  ])
  expect((await order(['deux', 'trois', 'un'], ['trois', 'un'])).status).toBe(200)
  expect((await order(['un', 'deux'], ['deux', 'trois', 'un'])).status).toBe(200)
  expect(await shown()).toEqual(['un', 'deux'])
  const read = (await app.call('GET', '/content/articles?order[menu]=asc')).body.payload
  expect(read.map(({ uid, menu }: { uid: string; menu: number }) => [uid, menu])).toEqual([
    ['un', 1],
    ['deux', 2],
    ['trois', null],
  ])
  const article = (await app.call('GET', '/staff/articles/un', { token })).body.payload
  expect([article.menu, article.version]).toEqual([1, 1])
})

test('an outdated order, an unknown article and a writer are refused', async () => {
  const before = await shown()
  expect(violationsOf(await order(['un'], ['deux', 'un']))).toEqual([409, ['version/invalid']])
  expect(violationsOf(await order(['un', 'rien'], before))).toEqual([400, ['articles/invalid']])
  expect(await shown()).toEqual(before)
  const both = await Promise.all([order(['deux', 'un'], before), order(['trois'], before)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const writer = await createUserToken(app, 'writer')
  expect((await app.call('GET', '/staff/menu', { token: writer })).status).toBe(403)
})
