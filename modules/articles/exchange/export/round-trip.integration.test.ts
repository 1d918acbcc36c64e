import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../../fixtures/content-app.ts'
import { createPicture, runImport, zipOf } from '../fixtures/exchange-app.ts'
import { ghostFile } from '../fixtures/ghost-file.ts'
import { ghostPosts } from '../fixtures/small-files.ts'

const posts = 12
let first: TestApp
let second: TestApp
beforeAll(async () => {
  first = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  second = await openContentApp({ now: '2026-07-15T12:00:00Z' })
})
afterAll(async () => {
  await first.close()
  await second.close()
})

async function exportOf(app: TestApp, token: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.fastify.inject({ method: 'GET', url: '/api/staff/export', headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return answer.rawPayload
}

/** Removes modification dates of pages: pages that both installations had are not replaced. */
function textOf(path: string, bytes: Uint8Array): string {
  if (path.startsWith('media/')) return Buffer.from(bytes).toString('base64')
  const text = Buffer.from(bytes).toString()
  return path.startsWith('pages/') ? text.replace(/"?modified"?: ".*"/, '') : text
}

function filesOf(zip: Buffer): Record<string, string> {
  const files = Object.entries(unzipSync(new Uint8Array(zip))).filter(([path]) => path !== 'manifest.json')
  return Object.fromEntries(files.map(([path, bytes]) => [path, textOf(path, bytes)]))
}

async function chooseRelated(app: TestApp, token: string, uid: string, related: string[]): Promise<void> {
  const { version } = (await app.call('GET', `/staff/articles/${uid}`, { token })).body.payload
  const changed = await app.call('PATCH', `/staff/articles/${uid}`, { token, body: { related, version } })
  expect(changed.body.payload.related).toEqual(related)
}

test('an export survives the round trip; importing it again changes nothing', async () => {
  const token = await createUserToken(first, 'editor')
  const jpeg = await createPicture('#f9d5df')
  const ghost = zipOf({ 'blog.json': ghostFile({ posts }), 'content/images/2024/01/rose.jpg': jpeg })
  await runImport(first, token, ghost, { format: 'ghost' })
  await chooseRelated(first, token, 'article-0', ['article-7', 'article-3'])
  const zip = await exportOf(first, token)
  const files = filesOf(zip)
  expect(Object.keys(files).filter((path) => /^articles\/.*\.json$/.test(path)).length).toBeGreaterThanOrEqual(posts)
  expect(files['articles/article-0.md']).toMatch(/^---\nuid: "article-0"\ntitle: "L’été, « à l’ombre »"\n/)
  expect(Object.keys(files).filter((path) => /^media\/.*\/original\.jpg$/.test(path))).toHaveLength(1)

  const other = await createUserToken(second, 'editor')
  const rehearsed = await runImport(second, other, zip, { format: 'export', dryRun: 'true' })
  const brought = await runImport(second, other, zip, { format: 'export' })
  expect([brought.state, brought.skipped]).toEqual(['done', []])
  expect([rehearsed.created, rehearsed.unchanged]).toEqual([brought.created, brought.unchanged])
  expect(filesOf(await exportOf(second, other))).toEqual(files)
  const again = await runImport(second, other, zip, { format: 'export' })
  expect([again.created, again.updated, again.skipped]).toEqual([0, 0, []])
  expect(again.unchanged).toBe(brought.created + brought.unchanged + brought.updated)
})

test('a related article unknown to this site is left out and reported', async () => {
  const token = await createUserToken(second, 'editor')
  const files = unzipSync(new Uint8Array(await exportOf(second, token)))
  const path = 'articles/article-0.json'
  const row = JSON.parse(Buffer.from(files[path] ?? '').toString())
  expect(row.related).toEqual(['article-7', 'article-3'])
  const related = ['article-3', 'parti', 'article-5']
  const zip = zipOf({ ...files, [path]: JSON.stringify({ ...row, related }) })
  const what = `Article «\u00a0${row.title}\u00a0»`
  const skipped = [{ what, why: '«\u00a0À lire ensuite\u00a0»\u00a0: pas publié ici\u00a0: parti.' }]
  const rehearsed = await runImport(second, token, zip, { format: 'export', dryRun: 'true' })
  expect([rehearsed.updated, rehearsed.skipped]).toEqual([1, skipped])
  const brought = await runImport(second, token, zip, { format: 'export' })
  expect([brought.updated, brought.skipped]).toEqual([1, skipped])
  const article = (await second.call('GET', '/staff/articles/article-0', { token })).body.payload
  expect(article.related).toEqual(['article-3', 'article-5'])
})

test('a field missing from an older export gets its default', async () => {
  const token = await createUserToken(second, 'editor')
  const files = unzipSync(new Uint8Array(await exportOf(second, token)))
  const path = 'articles/article-3.json'
  const { seo: _seo, ...older } = JSON.parse(Buffer.from(files[path] ?? '').toString())
  const seoAfter = async (row: object) => {
    const zip = zipOf({ ...files, [path]: JSON.stringify(row) })
    const brought = await runImport(second, token, zip, { format: 'export' })
    expect(brought.skipped).toEqual([])
    return (await second.call('GET', '/staff/articles/article-3', { token })).body.payload.seo
  }
  expect(await seoAfter({ ...older, seo: { title: 'Un titre' } })).toEqual({ title: 'Un titre' })
  expect(await seoAfter(older)).toBeNull()
})

test('an export with a long former address can be imported', async () => {
  const token = await createUserToken(first, 'editor')
  const file = ghostPosts('longue', [{ slug: 'x'.repeat(600) }])
  expect((await runImport(first, token, file, { format: 'ghost' })).state).toBe('done')
  const report = await runImport(first, token, await exportOf(first, token), { format: 'export' })
  expect([report.state, report.skipped]).toEqual(['done', []])
})
