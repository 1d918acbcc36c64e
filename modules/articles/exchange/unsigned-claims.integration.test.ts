import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { runImport, zipOf } from './fixtures/exchange-app.ts'
import { ghostPosts, wxrPosts } from './fixtures/small-files.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  token = await createUserToken(app, 'editor')
})
afterAll(() => app.close())

const claim = '<p>Cette tisane guérit le cancer.</p>'
const why =
  'Ce texte promet de guérir, sans la seconde signature que le site demande\u00a0: repris comme brouillon. «\u00a0Cette tisane guérit le cancer.\u00a0»'
const stateOf = async (uid: string) => (await app.call('GET', `/staff/articles/${uid}`, { token })).body.payload.state

const articleFile = (uid: string, content: string, related: readonly string[] = []) => ({
  [`articles/${uid}.json`]: JSON.stringify({
    ...{ uid, title: `Article ${uid}`, excerpt: '', content, state: 'published', menu: 0, seo: null, image: null },
    ...{ author: 'zoe', category: 'corps', tags: [], related, date: '2026-01-01T00:00:00Z' },
    ...{ modified: '2026-01-01T00:00:00Z', publishedAt: '2026-01-01T00:00:00Z' },
  }),
})

const zipWith = (articles: Record<string, string>): Buffer =>
  zipOf({
    'manifest.json': JSON.stringify({ format: 'eclore-content', version: 1, exportedAt: '2026-01-01T00:00:00Z' }),
    'authors.json': JSON.stringify([
      { uid: 'zoe', name: 'Zoé', role: '', biography: '', credentials: '', image: null },
    ]),
    'categories.json': JSON.stringify([{ uid: 'corps', name: 'Corps', description: '', image: null }]),
    'tags.json': '[]',
    'redirects.json': '[]',
    ...articles,
  })

const exported = (uid: string, content: string): Buffer => zipWith(articleFile(uid, content))

const publicly = async (uid: string): Promise<number> => (await app.call('GET', `/content/articles/${uid}`)).status

test.each([
  ['ghost', 'tisane-0', () => ghostPosts('tisane', [{ html: claim }])],
  ['wxr', 'tisane-2', () => wxrPosts('tisane.example', [{ name: 'tisane-2', content: claim }])],
  [
    'wxr',
    'tisane-3',
    () =>
      wxrPosts('tard.example', [{ name: 'tisane-3', content: claim, status: 'future', gmt: '2030-01-01 10:00:00' }]),
  ],
  ['export', 'tisane-4', () => exported('tisane-4', claim)],
] as const)('An imported health claim arrives as a draft: %s %s', async (format, uid, file) => {
  const dry = await runImport(app, token, file(), { format, dryRun: 'true' })
  const report = await runImport(app, token, file(), { format })
  expect([await stateOf(uid), await publicly(uid)]).toEqual(['draft', 404])
  const lines = [dry, report].map(({ skipped }) => skipped.filter((line: { why: string }) => line.why === why).length)
  expect(lines).toEqual([1, 1])
})

test('Importing an article with a claim again leaves its draft unchanged', async () => {
  const file = ghostPosts('encore', [{ html: claim }])
  await runImport(app, token, file, { format: 'ghost' })
  expect(await runImport(app, token, file, { format: 'ghost' })).toMatchObject({ created: 0, updated: 0 })
  expect(await stateOf('encore-0')).toBe('draft')
})

test('An article whose health claim was signed here is published by the next import', async () => {
  const signed = await createUserToken(app, 'editor')
  await runImport(app, token, exported('signe', claim), { format: 'export' })
  const { version } = (await app.call('GET', '/staff/articles/signe', { token })).body.payload
  const body = { version, note: 'vérifié' }
  const answer = await app.call('POST', '/staff/articles/signe/checks/health-claim/sign', { token: signed, body })
  expect(answer.status).toBe(200)
  await runImport(app, token, exported('signe', `${claim}<p>Et aussi.</p>`), { format: 'export' })
  expect(await stateOf('signe')).toBe('published')
})

test('An imported text without a health claim is published', async () => {
  await runImport(app, token, exported('calme', '<p>Une tisane, le soir.</p>'), { format: 'export' })
  expect([await stateOf('calme'), await publicly('calme')]).toEqual(['published', 200])
})

test('A dry run reports a related article that would be imported as a draft', async () => {
  const file = zipWith({ ...articleFile('lecture', '<p>Un soir.</p>', ['remede']), ...articleFile('remede', claim) })
  const dry = await runImport(app, token, file, { format: 'export', dryRun: 'true' })
  const report = await runImport(app, token, file, { format: 'export' })
  const line = {
    what: 'Article «\u00a0Article lecture\u00a0»',
    why: '«\u00a0À lire ensuite\u00a0»\u00a0: pas publié ici\u00a0: remede.',
  }
  for (const { skipped } of [dry, report]) expect(skipped).toContainEqual(line)
})
