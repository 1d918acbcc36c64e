import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { growthOf, repeatPiece } from '../../tests/fixtures/growth.ts'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from './fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory, createTag } from './index.ts'

/** Doubling the text should double the time; quadratic code would take four times as long. */
const linear = { ratio: 3, cost: Number.POSITIVE_INFINITY }

let app: TestApp
beforeAll(async () => {
  app = await openContentApp({ workers: false })
  const { platform } = app
  await createAuthor(platform, platform.db, { name: 'Claire' })
  await createCategory(platform, platform.db, { name: 'Vie' })
  await createTag(platform, platform.db, { name: 'Corps' })
  for (let index = 0; index < 30; index += 1) {
    const article = { author: 'claire', category: 'vie', tags: ['corps'], state: 'published' as const }
    await createArticle(platform, platform.db, { ...article, title: `Numéro ${index}` })
  }
})
afterAll(() => app.close())

async function queriesOf(path: string): Promise<number> {
  const { session } = (app.platform.db as unknown as { _: { session: { prepareQuery: () => unknown } } })._
  const spy = vi.spyOn(session, 'prepareQuery')
  expect((await app.call('GET', path)).status).toBe(200)
  const count = spy.mock.calls.length
  spy.mockRestore()
  return count
}

test('the number of queries does not grow with the page length', async () => {
  const first = (await app.call('GET', '/content/articles?length=5')).body.page.endCursor
  for (const [path, most] of [
    ['/content/articles', 2],
    [`/content/articles?cursor=${first}`, 2],
    ['/content/articles?order[menu]=desc&tags=corps&author=claire', 2],
    ['/content/articles?q=numero', 5],
    ['/content/articles/related/numero-1', 3],
    ['/content/articles/numero-1', 1],
    ['/content/authors', 2],
  ] as const) {
    const separator = path.includes('?') ? '&' : '?'
    const [small, large] = [
      await queriesOf(`${path}${separator}length=1`),
      await queriesOf(`${path}${separator}length=30`),
    ]
    expect([path, small, large]).toEqual([path, most, most])
  }
})

test.each([
  [
    'half a million different words',
    () => Array.from({ length: 70_000 }, (_, index) => `é${index.toString(36)}`).join(' '),
  ],
  ['one word of half a million letters', () => 'é'.repeat(499_000)],
  ['signs outside the basic plane', () => '🌷'.repeat(200_000)],
  ['brackets', () => '<'.repeat(490_000)],
  ['entities', () => '&eacute;'.repeat(60_000)],
])('content of %s is stored, found and read', async (_what, make) => {
  const token = await createUserToken(app, 'editor')
  const body = { title: 'Très long', content: make(), author: 'claire', category: 'vie', state: 'published' }
  const answer = await app.call('POST', '/staff/articles', { token, body })
  expect([answer.status, answer.body.violations]).toEqual([201, undefined])
  expect((await app.call('GET', `/content/articles/${answer.body.payload.uid}`)).status).toBe(200)
})

test.each(['<b>', '<b><i></u>', '<div><p>', '<x-y>', '<p '])(
  'deeply nested open tags are a 400, in time linear in their number: %s',
  async (tag) => {
    const token = await createUserToken(app, 'editor')
    async function refuse(content: string): Promise<void> {
      const body = { title: 'Sans fin', content, author: 'claire', category: 'vie' }
      const answer = await app.call('POST', '/staff/articles', { token, body })
      expect(answer).toMatchObject({ status: 400, body: { violations: [{ property: 'content', type: 'invalid' }] } })
    }
    const { ratio } = await growthOf(refuse, repeatPiece(tag), 200_000, linear)
    expect(ratio).toBeLessThan(linear.ratio)
  },
)

test('an article whose title has no Latin letter still gets a uid', async () => {
  const article = { author: 'claire', category: 'vie' }
  const made = await Promise.all(
    ['日本', '🌷'].map((title) => createArticle(app.platform, app.platform.db, { ...article, title })),
  )
  expect(made.sort()).toEqual(['article', 'article-2'])
})
