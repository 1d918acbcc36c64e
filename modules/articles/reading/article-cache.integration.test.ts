import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory } from '../index.ts'

const secret = 'La phrase que seule une lectrice connectée peut lire parle de coquelicots.'
const address = '/content/articles/dire-non'

let app: TestApp
let reader: string
let editor: string

/** Requests an article as the site's page rendering does. */
const askForPage = (token?: string, etag?: string) =>
  app.call('GET', address, {
    ...(token ? { token } : {}),
    headers: { 'cache-control': 'max-age=60', ...(etag ? { 'if-none-match': etag } : {}) },
  })

beforeAll(async () => {
  app = await openContentApp()
  const { platform } = app
  reader = await createUserToken(app)
  editor = await createUserToken(app, 'editor')
  await createAuthor(platform, platform.db, { name: 'Claire Vasseur', role: 'Coach' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  await createArticle(platform, platform.db, {
    title: 'Dire non',
    excerpt: 'Un chapô public.',
    content: `<p>${secret}</p>`,
    author: 'claire-vasseur',
    category: 'vie',
    state: 'published',
  })
})
afterAll(() => app.close())

test('an article already in the page cache is not sent again to any reader', async () => {
  const first = await askForPage(reader)
  expect(first.body.payload.content).toContain(secret)
  const again = await askForPage(editor, String(first.headers.etag))
  expect(again).toMatchObject({ status: 304, body: '' })
})

test('the cached copy grants no access without a session', async () => {
  const token = await createUserToken(app)
  const { headers } = await askForPage(token)
  await app.call('DELETE', '/session', { token })
  for (const reader of [token, undefined]) {
    const answer = await askForPage(reader, String(headers.etag))
    expect(answer.status).toBe(200)
    expect(answer.body.payload).toMatchObject({ restricted: true, content: null })
    expect(JSON.stringify(answer.body)).not.toContain('coquelicots')
  }
})

test('a page shows an editor’s change when it is requested again', async () => {
  const { headers } = await askForPage(reader)
  const { body } = await app.call('GET', '/staff/articles/dire-non', { token: editor })
  const saved = await app.call('PATCH', '/staff/articles/dire-non', {
    token: editor,
    body: { title: 'Dire non, encore', version: body.payload.version },
  })
  expect(saved.status).toBe(200)
  await vi.waitFor(async () => {
    const answer = await askForPage(reader, String(headers.etag))
    expect(answer.body.payload?.title).toBe('Dire non, encore')
  })
})

test('Calls without a cache header get changes at once and are served from memory', async () => {
  const read = async () => (await app.call('GET', address, { token: reader })).body.payload.title
  await read()
  for (const title of ['Dire non, un jour', 'Dire non, toujours']) {
    const { body } = await app.call('GET', '/staff/articles/dire-non', { token: editor })
    const { version } = body.payload
    await app.call('PATCH', '/staff/articles/dire-non', { token: editor, body: { title, version } })
    expect(await read()).toBe(title)
  }
  const select = vi.spyOn(app.platform.db, 'select')
  await read()
  expect(select).not.toHaveBeenCalled()
  select.mockRestore()
})

test.each<Record<string, string>>([{ 'cache-control': 'no-cache' }, { 'cache-control': 'max-age=59' }])(
  'a call with %j reads the current content at once',
  async (headers) => {
    const answer = await app.call('GET', address, { token: reader, headers })
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.body.payload.content).toContain(secret)
  },
)
