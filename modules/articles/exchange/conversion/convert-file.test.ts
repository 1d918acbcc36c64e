import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '../fixtures/exchange-app.ts'
import { ghostPosts, ghostTables } from '../fixtures/small-files.ts'
import { convertFile } from './convert-file.ts'
import { withConvertedFile } from './converted-file.ts'
import { maxReportLines } from './source.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'convert-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, 'file')
  await writeFile(file, content)
  return file
}

test('Rows keep every character, even Unicode line and paragraph separators', async () => {
  const title = 'Une\u2028ligne\u2029, « une autre »\n'
  const file = await fileOf(ghostPosts('signes', [{ title }, { title: 'Suite' }]))
  await withConvertedFile<{ posts: { title: string } }>({ file, format: 'ghost' }, async ({ rows }) => {
    expect((await Array.fromAsync(rows('posts'))).map((post) => post.title)).toEqual([title, 'Suite'])
  })
})

test('A refusal is returned as a result instead of being thrown', async () => {
  const file = await fileOf('rien de tel')
  const sentence = 'Ce fichier n’est pas un export JSON de Ghost.'
  expect(await convertFile({ file, format: 'ghost', folder: null })).toMatchObject({ refused: { sentence } })
})

test('The report on a file with only bad rows stops at the line limit', async () => {
  const file = await fileOf(ghostTables({ posts: Array.from({ length: 20_000 }, () => 0) }))
  await withConvertedFile<{ skipped: unknown }>({ file, format: 'ghost' }, async ({ all }) => {
    const lines = await all('skipped')
    expect(lines).toHaveLength(maxReportLines + 1)
    expect(lines.at(-1)).toEqual({ what: 'Fin du rapport', why: '15\u202f000 autres éléments sans ligne ici.' })
  })
})

test('An export file whose rows are invalid is refused as unreadable', async () => {
  const manifest = JSON.stringify({ format: 'eclore-content', version: 1, exportedAt: '2026-01-01T00:00:00Z' })
  const zip = zipOf({ 'manifest.json': manifest, 'authors.json': `[${'{},'.repeat(300_000)}{}]` })
  const found = await convertFile({ file: await fileOf(zip), format: 'export', folder })
  expect(found).toMatchObject({ refused: { sentence: 'Ce fichier de l’export est illisible\u00a0: authors.json' } })
})
