import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp, violationsOf } from '../fixtures/content-app.ts'
import { createPicture, runImport, sendImport, zipOf } from './fixtures/exchange-app.ts'
import { ghostFile } from './fixtures/ghost-file.ts'
import { wxrFile } from './fixtures/wxr-file.ts'

/** Use EXCHANGE_POSTS=200 for the full size. */
const posts = Number(process.env.EXCHANGE_POSTS ?? 24)
const pages = Math.floor(posts / 50)
/** plus two authors, two categories and two tags */
const allOfGhost = posts + 6
/** plus an author, two categories and two tags; every twentieth post is in the trash */
const allOfWxr = posts - Math.floor(posts / 20) + 5

let app: TestApp
let token: string
let rose: Buffer
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  token = await createUserToken(app, 'editor')
  rose = await createPicture('#f9d5df')
})
afterAll(() => app.close())

const read = async (uid: string) => (await app.call('GET', `/staff/articles/${uid}`, { token })).body.payload
const countsOf = ({ created, updated, unchanged }: Record<string, number>) => [created, updated, unchanged]

const ghostZip = (options: Parameters<typeof ghostFile>[0]) =>
  zipOf({ 'export/blog.ghost.json': ghostFile(options), 'export/content/images/2024/01/rose.jpg': rose })
const wxrZip = (posts: number) => zipOf({ 'blog.xml': wxrFile({ posts }), 'wp-content/uploads/2024/01/rose.jpg': rose })

describe('a Ghost export', () => {
  test('a first run imports every item; dry and repeated runs import none', async () => {
    const file = ghostZip({ posts })
    const before = (await app.call('GET', '/staff/articles', { token })).body.page.total
    const rehearsed = await runImport(app, token, file, { format: 'ghost', dryRun: 'true' })
    expect([rehearsed.state, ...countsOf(rehearsed)]).toEqual(['done', allOfGhost, 0, 0])
    expect((await app.call('GET', '/staff/articles', { token })).body.page.total).toBe(before)
    const first = await runImport(app, token, file, { format: 'ghost' })
    expect([first.state, ...countsOf(first)]).toEqual(['done', allOfGhost, 0, 0])
    expect(first.skipped).toEqual(rehearsed.skipped)
    expect((await app.call('GET', '/staff/articles', { token })).body.page.total).toBe(before + posts - pages)
    const again = await runImport(app, token, file, { format: 'ghost' })
    expect([again.state, ...countsOf(again)]).toEqual(['done', 0, 0, allOfGhost])
  })

  test('cards become supported elements; links and pictures point to this site', async () => {
    expect((await read('article-0')).content).toContain('<a href="/article/article-0#suite">')
    const { uid } = (await app.call('GET', '/staff/media', { token })).body.payload[0]
    const url = `/media/${uid}/original.jpg`
    expect((await read('article-2')).content).toBe(
      `<figure><img src="${url}" alt="Une rose" loading="lazy" /><figcaption>Une <em>rose</em></figcaption></figure>`,
    )
    expect(await read('article-2')).toMatchObject({ image: uid, seo: { title: 'Pour les moteurs' }, author: 'zoe' })
    expect((await read('article-3')).content.match(/<figure>/g)).toHaveLength(2)
    expect((await read('article-4')).content).toContain('<a href="https://exemple.org/">Un site ami</a>')
    expect((await read('article-5')).content).toContain('href="https://www.youtube.com/embed/abc"')
    expect((await read('article-6')).content).toBe('<blockquote><p>💡 À <strong>retenir</strong></p></blockquote>')
    expect((await read('article-7')).content).toBe('<h4>Une question</h4><p>La réponse</p>')
    expect((await read('article-9')).content).toBe('<p>Reste.</p>')
    expect((await read('article-10')).content).toBe('<p>Suite.</p>')
  })

  test('states, dates, categories and tags are kept; old addresses redirect', async () => {
    expect(await read('article-17')).toMatchObject({ state: 'draft', date: null })
    expect(await read('article-18')).toMatchObject({ state: 'scheduled', date: '2030-03-31T07:00:00.000Z' })
    const first = await read('article-0')
    expect(first).toMatchObject({ state: 'published', date: '2024-01-15T08:30:00.000Z', category: 'sommeil' })
    expect(first.tags).toEqual(['sommeil', 'ete'])
    const { body } = await app.call('GET', '/content/redirects?path=/article-0')
    expect(body.payload.target).toBe('/article/article-0')
  })

  test('a changed text is imported again, unless it was also edited on this site', async () => {
    const changed = await runImport(app, token, ghostZip({ posts, edition: 2 }), { format: 'ghost' })
    expect(countsOf(changed)).toEqual([0, 1, allOfGhost - 1])
    const { version } = await read('article-0')
    await app.call('PATCH', '/staff/articles/article-0', { token, body: { title: 'À nous', version } })
    const again = await runImport(app, token, ghostZip({ posts }), { format: 'ghost' })
    expect(countsOf(again)).toEqual([0, 0, allOfGhost - 1])
    expect(again.skipped.map(({ why }: { why: string }) => why)).toContain(
      'Modifié ici depuis le dernier import\u00a0: le texte d’ici est gardé.',
    )
    const same = await runImport(app, token, ghostZip({ posts, edition: 2 }), { format: 'ghost' })
    expect(countsOf(same)).toEqual([0, 0, allOfGhost])
    const once = await runImport(app, token, ghostZip({ posts }), { format: 'ghost' })
    expect(countsOf(once)).toEqual([0, 0, allOfGhost - 1])
    expect((await read('article-0')).title).toBe('À nous')
  })
})

describe('a WXR file', () => {
  test('a first run imports every item; dry and repeated runs import none', async () => {
    const rehearsed = await runImport(app, token, wxrZip(posts), { format: 'wxr', dryRun: 'true' })
    const first = await runImport(app, token, wxrZip(posts), { format: 'wxr' })
    expect([countsOf(first), first.skipped]).toEqual([countsOf(rehearsed), rehearsed.skipped])
    expect(first.created + first.unchanged).toBe(allOfWxr)
    const again = await runImport(app, token, wxrZip(posts), { format: 'wxr' })
    expect([again.created, again.updated, again.unchanged]).toEqual([0, 0, allOfWxr])
  })

  test('blocks, shortcodes and texts of the older editor become HTML', async () => {
    expect((await read('article-1-2')).content).toBe(
      '<p>Un texte de l’ancien éditeur.</p><p>Second paragraphe,<br />sur deux lignes [sic].</p>',
    )
    expect((await read('article-2-2')).content).toContain('<figcaption>Une rose</figcaption>')
    expect((await read('article-4-2')).content).toContain('<cite>Elle</cite>')
    expect((await read('article-5-2')).content).toContain('<a href="https://youtu.be/abc">')
    const { content } = await read('article-6-2')
    expect(content.match(/<figure>/g)).toHaveLength(2)
    expect(content).toContain('<figcaption>Une légende</figcaption>')
    expect(content).not.toContain('[')
    expect((await read('article-7-2')).content).toContain('<p>Fin ]] &amp; suite</p>')
  })

  test('the local date of a draft without a UTC date is read as Paris time', async () => {
    const { body } = await app.call('GET', `/staff/articles?q=${encodeURIComponent('Article n°17')}&perPage=100`, {
      token,
    })
    const draft = body.payload.find(({ title }: { title: string }) => title === 'Article n°17 & « suite »')
    expect(draft).toMatchObject({ state: 'draft', date: '2024-07-01T08:00:00.000Z' })
    expect(await read('article-18-2')).toMatchObject({ state: 'scheduled', date: '2030-03-31T07:00:00.000Z' })
  })
})

describe('an invalid import', () => {
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>'
  const file =
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>'
  const bombs = { 'manifest.json': ' '.repeat(17 * 1024 * 1024) }
  const lying = zipOf({ 'manifest.json': ' '.repeat(1000) })
  // Falsify the unpacked size that the directory at the end of the zip declares.
  lying.writeUInt32LE(10, lying.indexOf('PK\u0001\u0002') + 24)
  const climbing = zipOf({ '../../etc/cron.d/x': 'x', 'manifest.json': '{}' })

  test.each<[string, string, string | Uint8Array]>([
    ['rubbish as Ghost', 'ghost', 'rien de tel'],
    ['an empty file', 'ghost', ''],
    ['other JSON', 'ghost', '{"db":[]}'],
    ['a list', 'ghost', '[1,2]'],
    ['JSON that is nested deeply', 'ghost', `${'['.repeat(200_000)}`],
    ['rubbish as WXR', 'wxr', 'rien de tel'],
    ['another XML', 'wxr', '<feed><entry/></feed>'],
    ['XML that ends early', 'wxr', '<rss><channel><wp:wxr_version>1.2</wp:wxr_version>'],
    ['XML that is nested deeply', 'wxr', `<rss><channel>${'<a>'.repeat(100_000)}`],
    ['entities that grow', 'wxr', bomb],
    ['an entity that names a file', 'wxr', file],
    ['rubbish as an export', 'export', 'rien de tel'],
    ['a zip without a manifest', 'export', zipOf({ 'a.txt': 'x' })],
    ['a zip whose paths climb', 'export', climbing],
    ['a zip whose file unpacks to a thousand times its size', 'export', zipOf(bombs)],
    ['a zip whose file unpacks to more than it says', 'export', lying],
    ['a WXR file of too many items', 'wxr', `<rss><channel>${'<a/>'.repeat(200_001)}`],
    ['half a zip', 'export', zipOf({ 'manifest.json': 'x'.repeat(1000) }).subarray(0, 60)],
  ])('an invalid import returns 400 with a violation of the file for %s', async (_title, format, content) => {
    expect(violationsOf(await sendImport(app, token, content, { format }))).toEqual([400, ['file/invalid']])
  })

  test('an invalid import returns 400 for a form that does not match the contract', async () => {
    expect(violationsOf(await sendImport(app, token, undefined, { format: 'ghost' }))).toEqual([400, ['file/missing']])
    expect(violationsOf(await sendImport(app, token, 'x', {}))).toEqual([400, ['format/missing']])
    expect(violationsOf(await sendImport(app, token, 'x', { format: 'x' }))).toEqual([400, ['format/invalid']])
    expect(violationsOf(await sendImport(app, token, 'x', { format: 'ghost', other: '1' }))).toEqual([
      400,
      ['other/invalid'],
    ])
    expect((await app.call('GET', '/staff/imports/0198f2b4-0000-7000-8000-000000000000', { token })).status).toBe(404)
  })
})
