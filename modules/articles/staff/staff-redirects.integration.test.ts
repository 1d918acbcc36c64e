import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
let token: string
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z', workers: false })
  token = await createUserToken(app, 'editor')
  const { platform } = app
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  for (const name of ['Vie', 'Existence']) await createCategory(platform, platform.db, { name })
  for (const name of ['Sommeil', 'Nuit', 'Rêve']) await createTag(platform, platform.db, { name })
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown) => app.call(method, `/staff/${path}`, { token, body })
const targetOf = async (path: string) => {
  const answer = await app.call('GET', `/content/redirects?path=${encodeURIComponent(path)}`)
  return answer.status === 200 ? answer.body.payload.target : answer.status
}
const published = { state: 'published', date: '2026-06-01T08:00:00Z' }

describe('merging', () => {
  test('merging a tag moves its articles without duplicates and adds a redirect', async () => {
    const both = await createStaffArticle(app, token, { title: 'Deux', tags: ['sommeil', 'nuit'], ...published })
    const one = await createStaffArticle(app, token, { title: 'Une', tags: ['sommeil'], ...published })
    const { author, category } = requiredFields
    const draft = { title: 'Une', excerpt: '', content: '', author, category, tags: ['sommeil'], version: one.version }
    expect((await call('PUT', `articles/${one.uid}/draft`, draft)).status).toBe(200)
    expect(violationsOf(await call('POST', 'tags/sommeil/merge', { into: 'sommeil', version: 1 }))).toEqual([
      400,
      ['into/invalid'],
    ])
    expect(violationsOf(await call('POST', 'tags/sommeil/merge', { into: 'rien', version: 1 }))).toEqual([
      400,
      ['into/invalid'],
    ])
    expect(violationsOf(await call('POST', 'tags/sommeil/merge', { into: 'nuit', version: 2 }))).toEqual([
      409,
      ['version/invalid'],
    ])
    const merged = await call('POST', 'tags/sommeil/merge', { into: 'nuit', version: 1 })
    expect([merged.status, merged.body.payload]).toEqual([200, { uid: 'nuit', name: 'Nuit', articles: 2, version: 1 }])
    expect((await call('GET', 'tags/sommeil')).status).toBe(404)
    expect((await call('GET', `articles/${both.uid}`)).body.payload.tags).toEqual(['nuit'])
    expect((await call('GET', `articles/${one.uid}/draft`)).body.payload.tags).toEqual(['nuit'])
    expect((await app.call('GET', '/content/articles?tags=nuit')).body.payload.length).toBe(2)
    expect((await app.call('GET', '/content/articles?q=sommeil')).body.payload).toEqual([])
    expect(await targetOf('/tags/sommeil')).toBe('/tags/nuit')
  })

  test('after two merges both old addresses lead to the last tag', async () => {
    expect((await call('POST', 'tags/nuit/merge', { into: 'reve', version: 1 })).status).toBe(200)
    expect([await targetOf('/tags/sommeil'), await targetOf('/tags/nuit/')]).toEqual(['/tags/reve', '/tags/reve'])
  })

  test('merging a category moves all its articles and adds a redirect', async () => {
    expect((await call('POST', 'categories/vie/merge', { into: 'existence', version: 1 })).body.payload).toMatchObject({
      uid: 'existence',
      articles: 2,
    })
    expect((await app.call('GET', '/content/articles?category=existence')).body.payload.length).toBe(2)
    expect(await targetOf('/categories/vie')).toBe('/categories/existence')
  })
})

test('redirects can be created, changed, listed and removed; a final slash is ignored', async () => {
  const made = await call('POST', 'redirects', { source: '/2019/dormir/', target: '/article/deux?a=1#b' })
  expect([made.status, made.body.payload]).toEqual([
    201,
    expect.objectContaining({ source: '/2019/dormir', target: '/article/deux?a=1#b', origin: 'manual', version: 1 }),
  ])
  expect(await targetOf('/2019/dormir/')).toBe('/article/deux?a=1#b')
  const { uid } = made.body.payload
  const changed = await call('PATCH', `redirects/${uid}`, { target: '/article/une', version: 1 })
  expect(changed.body.payload).toMatchObject({ target: '/article/une', version: 2 })
  expect(violationsOf(await call('PATCH', `redirects/${uid}`, { target: '/x', version: 1 }))).toEqual([
    409,
    ['version/invalid'],
  ])
  expect((await call('GET', 'redirects?q=dormir&filter[origin]=manual')).body.page.total).toBe(1)
  expect((await call('GET', 'redirects?filter[unknown]=1')).status).toBe(400)
  expect((await call('DELETE', `redirects/${uid}?version=2`)).status).toBe(204)
  expect(await targetOf('/2019/dormir')).toBe(404)
})

test('direct and indirect loops and a second redirect of one address are refused', async () => {
  const made = async (source: string, target: string) =>
    violationsOf(await call('POST', 'redirects', { source, target }))
  expect(await made('/a', '/a?x=1')).toEqual([409, ['target/invalid']])
  expect(await made('/a', '/b')).toEqual([201, undefined])
  expect(await made('/b', '/a')).toEqual([409, ['target/invalid']])
  expect(await made('/b', '/c')).toEqual([201, undefined])
  expect(await made('/c', '/a')).toEqual([409, ['target/invalid']])
  expect([await targetOf('/a'), await targetOf('/b')]).toEqual(['/c', '/c'])
  expect(await made('/a', '/d')).toEqual([409, ['source/duplicate']])
})

test('redirects cannot lead to another site', async () => {
  for (const target of ['https://autre.fr/', '//autre.fr/', '/\\autre.fr', 'javascript:alert(1)', '']) {
    expect((await call('POST', 'redirects', { source: '/sortie', target })).status).toBe(400)
  }
  expect((await call('POST', 'redirects', { source: '/', target: '/articles' })).status).toBe(400)
})

test('redirects of two parallel redirects that would form a loop, one is refused', async () => {
  const answers = await Promise.all([
    call('POST', 'redirects', { source: '/p', target: '/q' }),
    call('POST', 'redirects', { source: '/q', target: '/p' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})
