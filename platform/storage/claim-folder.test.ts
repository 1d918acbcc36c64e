import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '../config/index.ts'
import { claimFolder } from './claim-folder.ts'

let outside: string
let folder: string
beforeEach(async () => {
  outside = await mkdtemp(path.join(os.tmpdir(), 'claim-'))
  folder = path.join(outside, 'a/b/data')
})
afterEach(() => rm(outside, { recursive: true, force: true }))

test('a missing folder is created without access for other users', async () => {
  await claimFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await claimFolder(folder)
})

test('a folder with unknown files is refused', async () => {
  await mkdir(path.join(folder, 'media'), { recursive: true })
  await claimFolder(folder)
  await writeFile(path.join(folder, 'letter.odt'), 'x')
  await expect(claimFolder(folder)).rejects.toThrow(ConfigError)
})

test('a folder with the server’s database or key is accepted despite other files', async () => {
  await mkdir(path.join(folder, 'keys'), { recursive: true })
  await writeFile(path.join(folder, 'keys/coaching.key'), 'x')
  await writeFile(path.join(folder, 'notes.txt'), 'x')
  await claimFolder(folder)
})

test.skipIf(process.platform !== 'linux')('a folder below /proc fails instead of waiting forever', async () => {
  await expect(claimFolder('/proc/data')).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(claimFolder('/proc')).rejects.toThrow(ConfigError)
})
