import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const folder = path.join('build', 'admin')

interface Chunk {
  file: string
  imports?: string[]
}

/** Transferred size of these files and their imports, with gzip. */
async function transferred(manifest: Readonly<Record<string, Chunk>>, entries: readonly string[]): Promise<number> {
  const names = new Set(entries)
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next)
  const files = new Set([...names].map((name) => manifest[name]?.file ?? name))
  const scripts = await Promise.all([...files].map((file) => readFile(path.join(folder, file))))
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
}

test('The article list and the inbox each load at most 300 KB of scripts', async () => {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
  )
  const list = 'articles/list/article-list.tsx'
  const editor = 'articles/editor/edit-article-page.tsx'
  const inbox = 'tickets/inbox/inbox-page.tsx'
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['main.tsx', list, editor, inbox]))
  expect(await transferred(manifest, ['main.tsx', list])).toBeLessThanOrEqual(300_000)
  expect(await transferred(manifest, ['main.tsx', inbox])).toBeLessThanOrEqual(300_000)
  expect(await transferred(manifest, ['main.tsx', list, editor])).toBeGreaterThan(350_000)
})
