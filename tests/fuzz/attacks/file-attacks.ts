import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { zipSync } from 'fflate'
import type { ImportFormat } from '../../../contracts/articles/staff-exchange.ts'
import { ghostPosts, ghostTables, wxrPosts } from '../../../modules/articles/exchange/fixtures/small-files.ts'
import { repeatPiece } from '../../fixtures/growth.ts'
import { call } from '../identities.ts'
import type { Attack } from './attack.ts'
import { tokenOf, type Victim } from './victim.ts'

const mebibyte = 1024 * 1024
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const zip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files, { level: 1 })

/** Imports the file. @returns 200 once the import has ended, or the status of its refusal */
async function importFile(victim: Victim, format: ImportFormat, file: Uint8Array): Promise<number> {
  const { server } = victim
  const token = await tokenOf(victim, 'editor')
  const form = new FormData()
  form.set('format', format)
  form.set('file', new Blob([new Uint8Array(file)]), 'file')
  const answer = await fetch(`${server.process.url}/api/staff/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const body = (await answer.json()) as { payload?: { uid: string } }
  if (answer.status !== 202) return answer.status
  for (;;) {
    const { status, body: found } = await call(server, 'GET', `/staff/imports/${body.payload?.uid}`, { token })
    if (status !== 200 || ['done', 'failed'].includes(found.payload.state)) return status
    await wait(50)
  }
}

const wxr = (content: string): Uint8Array =>
  bytes(wxrPosts(`${randomUUID()}.example`, [{ name: `texte-${randomUUID()}`, content }]))
const ghost = (post: Record<string, unknown>): Uint8Array => bytes(ghostPosts(randomUUID(), [post]))
const manyPosts = (count: number): Uint8Array =>
  bytes(
    wxrPosts(
      `${randomUUID()}.example`,
      Array.from({ length: count }, (_, n) => ({ name: `element-${n}`, type: 'nav_menu_item' })),
    ),
  )

/** Pieces that an import parser may scan again for each earlier piece. */
const pieces = [
  '[',
  '[a x=',
  '[gallery ids="',
  '<!-- wp:p -->',
  '<b>',
  '<a href="',
  '&',
  '\n\n',
  '"',
  ' ',
  '%',
  '[[',
  'a ',
]

const files: Readonly<Record<string, () => [ImportFormat, Uint8Array]>> = {
  'many elements': () => ['wxr', manyPosts(40_000)],
  'elements within elements': () => ['wxr', bytes(`<rss>${'<a>'.repeat(3_000_000)}`)],
  'an attribute without end': () => ['wxr', bytes(`<rss a="${'a'.repeat(16 * mebibyte)}`)],
  'a text of 16 MB': () => ['wxr', bytes(`<rss><channel><title>${'&amp;'.repeat(3_000_000)}`)],
  'entities that grow': () => ['wxr', bytes('<!DOCTYPE a [<!ENTITY b "bb">]><rss><channel>&b;</channel></rss>')],
  'metadata without end': () => {
    const meta = '<wp:postmeta><wp:meta_key>member</wp:meta_key><wp:meta_value>0</wp:meta_value></wp:postmeta>'
    return ['wxr', bytes(wxrPosts('a.example', [{ name: `a-${randomUUID()}`, more: meta.repeat(100_000) }]))]
  },
  'arrays within arrays': () => ['ghost', bytes('['.repeat(32 * mebibyte))],
  'a table of a million numbers': () => [
    'ghost',
    bytes(ghostTables({ posts: Array.from({ length: 1_000_000 }, () => 0) })),
  ],
  'a table of 300,000 links': () => [
    'ghost',
    bytes(
      ghostTables({ posts_tags: Array.from({ length: 300_000 }, (_, n) => ({ post_id: `${n % 3}`, tag_id: `${n}` })) }),
    ),
  ],
  'a string of 60 MB': () => ['ghost', bytes(ghostTables({ posts: [{ id: '1', html: 'a'.repeat(60 * mebibyte) }] }))],
  'a document of 5 MB': () => [
    'ghost',
    ghost({ html: null, lexical: `{"root":{"children":${'['.repeat(5 * mebibyte)}` }),
  ],
  'Markdown of marks': () => ['ghost', ghost({ html: null, markdown: repeatPiece('*a_')(200_000) })],
  'fifty thousand files': () => [
    'export',
    zip(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`articles/${n}.json`, bytes('null')]))),
  ],
  'a file that unpacks to 200 MB': () => ['wxr', zip({ 'a.xml': new Uint8Array(200 * mebibyte) })],
  'JSON that unpacks to 120 MB': () => ['ghost', zip({ 'a.json': new Uint8Array(120 * mebibyte).fill(91) })],
  'an export with a list of 60 MB': () => [
    'export',
    zip({
      'manifest.json': bytes(
        JSON.stringify({ format: 'eclore-content', version: 1, exportedAt: '2026-01-01T00:00:00Z' }),
      ),
      'authors.json': bytes(`[${'{},'.repeat(20_000_000)}{}]`),
    }),
  ],
}

const textFiles = pieces.map((piece): [string, () => [ImportFormat, Uint8Array]] => [
  `a text of ${JSON.stringify(piece)}`,
  () => ['wxr', wxr(repeatPiece(piece)(900_000))],
])

export const fileAttacks: readonly Attack[] = [...Object.entries(files), ...textFiles].map(([name, make]) => ({
  name: `an import: ${name}`,
  send: (victim) => importFile(victim, ...make()),
}))
