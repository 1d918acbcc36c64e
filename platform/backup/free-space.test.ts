import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireFreeSpace, sizeOfFolder } from './free-space.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'free-space-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('files in nested folders are counted, and a missing folder counts as empty', async () => {
  await mkdir(path.join(folder, 'a/b'), { recursive: true })
  await writeFile(path.join(folder, 'a/b/one'), Buffer.alloc(1500))
  await writeFile(path.join(folder, 'two'), Buffer.alloc(500))
  expect([await sizeOfFolder(folder), await sizeOfFolder(path.join(folder, 'none'))]).toEqual([2000, 0])
})

test('a full disk is reported with the needed and the free space', async () => {
  await requireFreeSpace(folder, 1, 'The backup')
  const line = /^The backup needs 8796093022208 MiB in \S+, where \d+ MiB are free$/
  await expect(requireFreeSpace(folder, 2 ** 63, 'The backup')).rejects.toThrow(line)
})
