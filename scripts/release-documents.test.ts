import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { releaseDocuments } from './release-documents.mjs'

const texts = [...releaseDocuments, ...globSync('docs/running/*.md')].filter((file) => file.endsWith('.md'))
const isInRelease = (file: string): boolean =>
  existsSync(file) && releaseDocuments.some((one) => file === one || file.startsWith(`${one}/`))

test.each(texts)('Every file that %s links to is in the release', (text) => {
  const links = [...readFileSync(text, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
  const files = links.map((link) => path.join(path.dirname(text), link))
  expect(files.filter((file) => !isInRelease(file))).toEqual([])
})

test('The installation page links to the sample environment', () => {
  expect(readFileSync('docs/install.md', 'utf8')).toContain('](deployment/eclore.env)')
})
