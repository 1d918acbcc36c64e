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

let app: TestApp
let editor: string
let admin: string
const others: Record<string, string | undefined> = {}

beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  const { platform } = app
  editor = await createUserToken(app, 'editor')
  admin = await createUserToken(app, 'admin')
  for (const role of ['coach', 'support', 'vip'] as const) others[role] = await createUserToken(app, role)
  others.visitor = undefined
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur' })
  await createAuthor(platform, platform.db, { name: 'Zoé Aubry' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  await createTag(platform, platform.db, { name: 'Corps' })
  await createTag(platform, platform.db, { name: 'Limites' })
})
afterAll(() => app.close())

const create = (body: object) => createStaffArticle(app, editor, body)

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `/staff/articles${path}`, { token: editor, body })

test.each([
  ['visitor', 401],
  ['vip', 403],
  ['coach', 403],
  ['support', 403],
])('a %s gets %i, whatever is sent', async (role, status) => {
  const token = others[role]
  const request = token ? { token, body: { nonsense: 1 } } : { body: { nonsense: 1 } }
  for (const [method, path] of [
    ['GET', '/staff/articles'],
    ['POST', '/staff/articles'],
    ['GET', '/staff/articles/x'],
    ['PATCH', '/staff/articles/x'],
    ['DELETE', '/staff/articles/x'],
    ['GET', '/staff/articles/x/revisions'],
    ['POST', '/staff/articles/x/preview'],
    ['GET', '/staff/authors'],
    ['POST', '/staff/tags'],
    ['PUT', '/staff/pages/about'],
    ['GET', '/staff/media'],
    ['POST', '/staff/media'],
  ] as const) {
    expect([
      path,
      (await app.call(method, path, method === 'GET' ? { ...request, body: undefined } : request)).status,
    ]).toEqual([path, status])
  }
})

test('editors and admins have access to staff articles', async () => {
  for (const token of [editor, admin]) expect((await app.call('GET', '/staff/articles', { token })).status).toBe(200)
})

describe('writing', () => {
  test('a new article is a draft and is returned in full', async () => {
    const answer = await app.call('POST', '/staff/articles', {
      token: editor,
      body: { ...fields, title: 'Une idée', content: '<p onclick="x">Oui</p>', tags: ['limites', 'corps'] },
    })
    expect(answer.status).toBe(201)
    expect(answer.body.payload).toEqual({
      ...fields,
      uid: 'une-idee',
      title: 'Une idée',
      excerpt: '',
      content: '<p>Oui</p>',
      state: 'draft',
      date: null,
      modified: '2026-06-15T12:00:00.000Z',
      readingTime: 1,
      draftSavedAt: null,
      review: null,
      writing: null,
      seo: null,
      menu: null,
      image: null,
      tags: ['limites', 'corps'],
      related: [],
      version: 1,
    })
    expect((await call('GET', '/une-idee')).body.payload).toEqual(answer.body.payload)
    expect((await app.call('GET', '/content/articles/une-idee')).status).toBe(404)
  })

  test('PATCH changes the given fields; PUT replaces the whole article', async () => {
    const { uid } = await create({ title: 'Partiel', excerpt: 'Avant', tags: ['corps'], menu: 4 })
    const patched = await call('PATCH', `/${uid}`, { excerpt: 'Après', version: 1 })
    expect(patched.body.payload).toMatchObject({
      excerpt: 'Après',
      title: 'Partiel',
      tags: ['corps'],
      menu: 4,
      version: 2,
    })
    const put = await call('PUT', `/${uid}`, { ...patched.body.payload, title: 'Entier', tags: [], menu: null })
    expect(put.body.payload).toMatchObject({ title: 'Entier', tags: [], menu: null, version: 3, uid })
    expect(violationsOf(await call('PUT', `/${uid}`, { title: 'x', version: 3 }))[0]).toBe(400)
  })

  test('unknown properties are refused', async () => {
    expect(violationsOf(await call('POST', '', { ...fields, title: 'x', colour: 'rose' }))).toEqual([
      400,
      ['colour/invalid'],
    ])
  })

  test('unknown references are refused', async () => {
    const answer = await call('POST', '', { title: 'x', author: 'personne', category: 'vie', tags: ['rien'] })
    expect(violationsOf(answer)).toEqual([400, ['author/invalid', 'tags/invalid']])
  })

  test('a repeated Idempotency-Key creates one article', async () => {
    const request = { token: editor, headers: { 'idempotency-key': 'k1' }, body: { ...fields, title: 'Une fois' } }
    const answers = [
      await app.call('POST', '/staff/articles', request),
      await app.call('POST', '/staff/articles', request),
    ]
    expect(answers.map(({ status, body }) => [status, body.payload.uid])).toEqual([
      [201, 'une-fois'],
      [201, 'une-fois'],
    ])
  })
})

describe('versions', () => {
  test('a write returns 400 without a version and 409 with an outdated one', async () => {
    const { uid } = await create({ title: 'Version' })
    expect(violationsOf(await call('PATCH', `/${uid}`, { title: 'a' }))).toEqual([400, ['version/missing']])
    expect(violationsOf(await call('DELETE', `/${uid}`))).toEqual([400, ['version/missing']])
    expect((await call('PATCH', `/${uid}`, { title: 'a', version: 1 })).status).toBe(200)
    expect(violationsOf(await call('PATCH', `/${uid}`, { title: 'b', version: 1 }))).toEqual([409, ['version/invalid']])
    expect(violationsOf(await call('DELETE', `/${uid}?version=1`))).toEqual([409, ['version/invalid']])
    expect((await call('DELETE', `/${uid}?version=2`)).status).toBe(204)
    expect((await call('GET', `/${uid}`)).status).toBe(404)
    expect((await call('DELETE', `/${uid}?version=2`)).status).toBe(404)
  })

  test('exactly one of several parallel saves of a version succeeds', async () => {
    const { uid } = await create({ title: 'Ensemble', tags: ['corps'] })
    const saves = await Promise.all(
      [1, 2, 3, 4].map((n) => call('PATCH', `/${uid}`, { excerpt: `De ${n}`, tags: ['limites'], version: 1 })),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await call('GET', `/${uid}`)).body.payload.version).toBe(2)
    expect((await call('GET', `/${uid}/revisions`)).body.page.total).toBe(2)
  })
})

describe('the list', () => {
  const listed = async (query: string) => {
    const { status, body } = await call('GET', `?${query}`)
    expect(status).toBe(200)
    return body.payload.map((item: { uid: string }) => item.uid)
  }

  beforeAll(async () => {
    await create({ uid: 'l-a', title: 'Liste b', author: 'zoe-aubry', menu: 2, tags: ['corps'] })
    await create({ uid: 'l-b', title: 'Liste a', menu: 1, state: 'published' })
    await create({ uid: 'l-c', title: 'Liste É', author: 'zoe-aubry', state: 'archived' })
  })

  test('the list of articles has every state, in numbered pages, with a total', async () => {
    const { body } = await call('GET', '?q=liste&perPage=2&sort=title')
    expect(body.page).toEqual({ total: 3 })
    expect(body.payload.map((item: { uid: string }) => item.uid)).toEqual(['l-b', 'l-a'])
    expect(await listed('q=liste&perPage=2&page=2&sort=title')).toEqual(['l-c'])
    expect(await listed('q=liste&page=9')).toEqual([])
  })

  test.each([
    ['filter[state]=archived&q=liste', ['l-c']],
    ['filter[state]=archived&filter[state]=published&q=liste&sort=uid', ['l-b', 'l-c']],
    ['filter[author]=zoe-aubry&sort=uid', ['l-a', 'l-c']],
    ['filter[uid]=l-a&filter[uid]=l-c&sort=uid&order=desc', ['l-c', 'l-a']],
    ['filter[tag]=corps&q=liste', ['l-a']],
    ['filter[category]=vie&q=liste&sort=menu', ['l-b', 'l-a', 'l-c']],
    ['q=liste&sort=menu&order=desc', ['l-a', 'l-b', 'l-c']],
    ['q=list&sort=author&order=desc', ['l-a', 'l-c', 'l-b']],
    ['q=LISTE e', ['l-c']],
    ['q=%25', []],
    ['q=liste&filter[from]=2026-06-15T00:00:00Z&filter[to]=2026-06-16T00:00:00Z', ['l-b']],
    ['q=liste&filter[from]=2026-06-16T00:00:00Z', []],
  ])('%s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected)
  })

  test('the list of articles shows who is writing, until the lock ends', async () => {
    const writing = async () => (await call('GET', '?filter[uid]=l-a')).body.payload[0].writing
    expect((await call('POST', '/l-a/lock')).status).toBe(200)
    expect(await writing()).toEqual({ uid: expect.any(String), name: expect.stringMatching(/./) })
    expect((await call('DELETE', '/l-a/lock')).status).toBe(204)
    expect(await writing()).toBeNull()
  })

  test.each([
    'sort=colour',
    'filter[from]=demain',
    'filter[holder]=a',
    'perPage=101',
    'page=0',
    'order=up',
    'filter[state]=lost',
  ])('%s is a 400', async (query) => {
    expect((await call('GET', `?${query}`)).status).toBe(400)
  })
})

test('the audit records each kind of action on an article', async () => {
  const { uid } = await create({ title: 'Suivi' })
  await call('POST', `/${uid}/revisions/1/restore`)
  await call('POST', `/${uid}/preview`)
  const { rows } = (await app.platform.db.execute(
    "select action, target from audit_entries where resource = 'articles'",
  )) as unknown as {
    rows: { action: string }[]
  }
  const actions = new Set(rows.map(({ action }) => action))
  for (const act of ['create', 'change', 'delete', 'restore', 'preview']) expect(actions).toContain(`articles.${act}`)
})
