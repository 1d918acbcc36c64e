import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log/index.ts'
import { makeDataPrivate, makePrivate } from './make-private.ts'

let folder: string
let outside: string
beforeEach(async () => {
  outside = await mkdtemp(path.join(os.tmpdir(), 'modes-'))
  folder = path.join(outside, 'data')
  await mkdir(path.join(folder, 'media/2026'), { recursive: true })
  await writeFile(path.join(folder, 'media/2026/a.jpg'), 'a')
  await writeFile(path.join(folder, 'key'), 'k', { mode: 0o600 })
  await chmod(path.join(folder, 'media/2026/a.jpg'), 0o777)
  await chmod(path.join(folder, 'media'), 0o777)
  await chmod(path.join(folder, 'media/2026'), 0o755)
  await chmod(folder, 0o755)
})
afterEach(() => rm(outside, { recursive: true, force: true }))

const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777

test('a folder and its content become private, and only changed files are counted', async () => {
  expect(await makePrivate(folder)).toEqual({ mended: 4, refused: 0 })
  expect(await Promise.all(['', 'media', 'media/2026'].map(modeOf))).toEqual([0o700, 0o700, 0o700])
  expect(await Promise.all(['media/2026/a.jpg', 'key'].map(modeOf))).toEqual([0o600, 0o600])
  expect(await makePrivate(folder)).toEqual({ mended: 0, refused: 0 })
})

test('targets of symbolic links keep their mode', async () => {
  const target = path.join(outside, 'elsewhere')
  await writeFile(target, 'x')
  await chmod(target, 0o644)
  await symlink(target, path.join(folder, 'link'))
  await makePrivate(folder)
  expect((await stat(target)).mode & 0o777).toBe(0o644)
})

test('one log line counts the repaired files, if any', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  await makeDataPrivate(folder, log)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ dataDir: folder, mended: 4 }])
  await makeDataPrivate(folder, log)
  await makeDataPrivate(path.join(folder, 'absent'), log)
  expect(lines).toHaveLength(1)
})
