import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { openArchive } from './archive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function zipOf(name: string, text: string): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

test.each<[string, string, () => Promise<Buffer>]>([
  ['a document', '', async () => Buffer.from('0123456789')],
  ['a file of a zip', 'a.json', () => zipOf('a.json', '0123456789')],
])('%s is read up to the given size, and refused beyond', async (what, place, content) => {
  const file = path.join(folder, what)
  await writeFile(file, await content())
  const archive = await openArchive(file)
  expect(String(await archive.read(place, 10))).toBe('0123456789')
  await expect(archive.read(place, 9)).rejects.toMatchObject({ status: 400 })
  archive.close()
})
