import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deletePartialFiles } from './delete-partial-files.ts'
import { openStorage } from './index.ts'

let dataDir: string
let media: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'parts-'))
  media = path.join(dataDir, 'media')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('only old partial files are deleted at start', async () => {
  await mkdir(path.join(media, 'a'), { recursive: true })
  for (const name of ['a/old.jpg.12.part', 'a/new.jpg.13.part', 'a/old.jpg'])
    await writeFile(path.join(media, name), '')
  const longAgo = new Date(Date.now() - 3_600_000)
  for (const name of ['a/old.jpg.12.part', 'a/old.jpg']) await utimes(path.join(media, name), longAgo, longAgo)
  await openStorage({ mediaStore: undefined, dataDir })
  expect((await readdir(path.join(media, 'a'))).sort()).toEqual(['new.jpg.13.part', 'old.jpg'])
  await deletePartialFiles(path.join(dataDir, 'absent'))
})

test('a failed upload leaves no partial file', async () => {
  const storage = await openStorage({ mediaStore: undefined, dataDir })
  // A folder has the name of the file: the file is written, but cannot be renamed.
  await mkdir(path.join(media, 'a/b'), { recursive: true })
  await expect(storage.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toThrow('EISDIR')
  expect(await readdir(path.join(media, 'a'))).toEqual(['b'])
})
