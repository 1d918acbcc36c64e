import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { runImport } from './fixtures/exchange-app.ts'
import { ghostPosts, wxrPosts } from './fixtures/small-files.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await openContentApp({ now: '2026-06-15T12:00:00Z' })
  token = await createUserToken(app, 'editor')
})
afterAll(() => app.close())

const read = async (uid: string) => (await app.call('GET', `/staff/articles/${uid}`, { token })).body.payload
const linesOf = (report: { skipped: { what: string; why: string }[] }) => report.skipped.map(({ why }) => why)

describe('a bad item', () => {
  test('null rows and invalid values do not stop the import of other items', async () => {
    const file = ghostPosts(
      'nuls',
      [null, { title: { a: 1 }, slug: 'nuls-titre' }, { title: 12, custom_excerpt: ['x'], html: '<p>Ici.</p>' }],
      { tags: [null, { id: 1, name: null, slug: null }], posts_tags: [null, { post_id: '3', tag_id: 1 }], users: null },
    )
    const report = await runImport(app, token, file, { format: 'ghost' })
    expect(report.state).toBe('done')
    expect(report.skipped.map(({ what }: { what: string }) => what)).toEqual([
      'Table posts, ligne 1',
      'Table tags, ligne 1',
      'Table posts_tags, ligne 1',
    ])
    expect(await read('nuls-titre')).toMatchObject({ title: 'nuls-titre' })
    expect(await read('nuls-2')).toMatchObject({ title: '12', excerpt: '', content: '<p>Ici.</p>' })
  })

  test('control characters are removed, and lone surrogates become U+FFFD', async () => {
    const row = { title: 'A\u0000B\u0007', custom_excerpt: 'x\u0000\ud800y', html: '<p>T\u0000e\u001bxte</p>' }
    const report = await runImport(app, token, ghostPosts('controle', [row, {}]), { format: 'ghost' })
    expect([report.state, report.skipped]).toEqual(['done', []])
    expect(await read('controle-0')).toMatchObject({ title: 'AB', excerpt: 'x\ufffdy', content: '<p>Texte</p>' })
    const more = '<category domain="category" nicename="a&#0;b">A&#0;B</category>'
    const wxr = wxrPosts('controle.example', [
      { name: 'controle-wxr', title: 'A\u0007B', content: 'T\u000bexte', more },
    ])
    expect((await runImport(app, token, wxr, { format: 'wxr' })).state).toBe('done')
    expect(await read('controle-wxr')).toMatchObject({ title: 'AB', content: '<p>Texte</p>' })
  })

  test('impossible dates are reported and replaced by the next valid date', async () => {
    const rows = [
      { published_at: '0000-00-00 00:00:00', created_at: '2020-02-01T10:00:00.000Z' },
      { published_at: 1e17, created_at: null },
      { published_at: '2024-02-31 10:00:00', created_at: '2020-02-01 10:00:00' },
      { published_at: '+012345-01-01T00:00:00Z', created_at: '2020-02-01 10:00:00' },
    ]
    const report = await runImport(app, token, ghostPosts('dates', rows), { format: 'ghost' })
    expect(report.state).toBe('done')
    expect(linesOf(report)).toEqual([
      'Date impossible, non reprise\u00a0: 0000-00-00 00:00:00.',
      'Date impossible, non reprise\u00a0: 100000000000000000.',
      'Sans date\u00a0: daté du moment de l’import.',
      'Date impossible, non reprise\u00a0: 2024-02-31 10:00:00.',
      'Date impossible, non reprise\u00a0: +012345-01-01T00:00:00Z.',
    ])
    expect((await read('dates-0')).date).toBe('2020-02-01T10:00:00.000Z')
    expect((await read('dates-1')).date).toBe('2026-06-15T12:00:00.000Z')
    expect((await read('dates-2')).date).toBe('2020-02-01T10:00:00.000Z')
    expect((await read('dates-3')).date).toBe('2020-02-01T10:00:00.000Z')
    const wxr = wxrPosts('dates.example', [
      { name: 'dates-wxr', gmt: '9999-99-99 99:99:99' },
      { name: 'fevrier-wxr', gmt: '2024-02-31 10:00:00' },
    ])
    const lines = linesOf(await runImport(app, token, wxr, { format: 'wxr' }))
    expect(lines).toContain('Date impossible, non reprise\u00a0: 9999-99-99 99:99:99.')
    expect(lines).toContain('Date impossible, non reprise\u00a0: 2024-02-31 10:00:00.')
    expect((await read('fevrier-wxr')).date).toBe('2026-06-15T12:00:00.000Z')
  })

  test('an article without any date is reported: it gets that of the import', async () => {
    const rows = [
      { published_at: null },
      { published_at: null, status: 'scheduled' },
      { published_at: null, status: 'draft' },
    ]
    const report = await runImport(app, token, ghostPosts('sans-date', rows), { format: 'ghost' })
    expect(report.skipped).toEqual([
      { what: 'Article «\u00a0Article 0\u00a0»', why: 'Sans date\u00a0: daté du moment de l’import.' },
      { what: 'Article «\u00a0Article 1\u00a0»', why: 'Programmé sans date\u00a0: repris comme brouillon.' },
    ])
    expect(await read('sans-date-0')).toMatchObject({ state: 'published', date: '2026-06-15T12:00:00.000Z' })
    expect(await read('sans-date-1')).toMatchObject({ state: 'draft' })
  })

  test('a main picture that the WordPress export lacks is reported', async () => {
    const wxr = wxrPosts('vignettes.example', [
      { name: 'vignette-absente', meta: { _thumbnail_id: '99' } },
      { name: 'vignette-nulle', meta: { _thumbnail_id: '-1' } },
    ])
    const report = await runImport(app, token, wxr, { format: 'wxr' })
    const why = 'L’image principale n’est pas dans l’export\u00a0: exportez «\u00a0Tout le contenu\u00a0» de WordPress.'
    expect(report.skipped).toEqual([{ what: 'Article «\u00a0vignette-absente\u00a0»', why }])
  })

  test('a repeated identifier is reported', async () => {
    const report = await runImport(app, token, ghostPosts('deux', [{ id: 7 }, { id: 7, title: 'Le second' }]), {
      format: 'ghost',
    })
    expect(report.skipped).toEqual([
      {
        what: 'Article «\u00a0Le second\u00a0»',
        why: 'Un autre élément du fichier a le même identifiant\u00a0: seul le premier est repris.',
      },
    ])
  })

  test('an article in an unknown state is imported as a draft', async () => {
    const report = await runImport(app, token, ghostPosts('etat', [{ status: 'constructor' }]), { format: 'ghost' })
    expect([report.state, linesOf(report)]).toEqual([
      'done',
      ['État inconnu «\u00a0constructor\u00a0»\u00a0: repris comme brouillon.'],
    ])
    expect((await read('etat-0')).state).toBe('draft')
  })
})

describe('two Ghost sites', () => {
  test('posts with the same identifiers stay apart', async () => {
    await runImport(app, token, ghostPosts('site-a', [{ title: 'De A' }]), { format: 'ghost' })
    await runImport(app, token, ghostPosts('site-b', [{ title: 'De B' }]), { format: 'ghost' })
    expect([(await read('site-a-0')).title, (await read('site-b-0')).title]).toEqual(['De A', 'De B'])
  })

  test('exports without a site hash are told apart by their site title', async () => {
    const file = (title: string) =>
      ghostPosts('sans-hash', [{ title, slug: `sans-hash-${title}` }], { settings: [{ key: 'title', value: title }] })
    await runImport(app, token, file('a'), { format: 'ghost' })
    await runImport(app, token, file('b'), { format: 'ghost' })
    expect([(await read('sans-hash-a')).title, (await read('sans-hash-b')).title]).toEqual(['a', 'b'])
  })
})

test('WordPress items without a post id or a term domain are all imported', async () => {
  const more = '<category>Sommeil profond</category>'
  const file = wxrPosts('sans-numero.example', [
    { name: 'sans-a', more },
    { name: 'sans-b', more },
  ]).replaceAll(/<wp:post_id>\d+<\/wp:post_id>/g, '')
  const report = await runImport(app, token, file, { format: 'wxr' })
  expect(report.skipped).toEqual([])
  expect([(await read('sans-a')).category, (await read('sans-b')).category]).toEqual([
    'sommeil-profond',
    'sommeil-profond',
  ])
})
