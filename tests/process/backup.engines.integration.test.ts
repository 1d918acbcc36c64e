import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { lastBackup, lastRehearsal } from '../../platform/backup/index.ts'
import { openDatabase } from '../../platform/database/index.ts'
import { silentLog } from '../../platform/log/index.ts'
import { backupWhileWriting, runCommand } from '../fixtures/backup-while-writing.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'

let folder: string
const drops: (() => Promise<void>)[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
})
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
  await rm(folder, { recursive: true, force: true })
})

async function place(name: string): Promise<Record<string, string>> {
  const dataDir = { DATA_DIR: path.join(folder, name) }
  if (inject('engine') !== 'postgres') return dataDir
  const database = await openEmptyPostgres()
  drops.push(() => database.drop())
  return { ...dataDir, DATABASE_URL: database.url }
}

test('a backup made during writes has all acknowledged data and can be restored', async () => {
  const [from, to] = [await place('from'), await place('to')]
  const file = path.join(folder, 'backup.tar.age')
  const count = await backupWhileWriting(from, to, file, { writers: 2, atLeast: 50 })
  expect(count.backup).toEqual({ code: 0, output: expect.stringMatching(/MiB, \d+ rows of \d+ tables/) })
  expect(count.restore).toEqual({ code: 0, output: expect.stringContaining('checksums and foreign keys are right') })
  expect(count.rehearsal).toEqual({ code: 0, output: expect.stringContaining('can be restored: ') })
  expect(count.missing).toBe(0)
  expect(count.restoredMessages).toBeGreaterThan(count.acknowledgedBefore)

  const databaseUrl = from.DATABASE_URL
  const handle = await openDatabase({ dataDir: from.DATA_DIR ?? '', databaseUrl }, silentLog)
  const runs = [await lastBackup(handle.db), await lastRehearsal(handle.db)]
  await handle.close()
  expect(runs).toEqual([
    expect.objectContaining({ ok: true, place: file }),
    expect.objectContaining({ ok: true, place: file }),
  ])

  const twin = path.join(folder, 'twin.tar.age')
  const backUp = () => runCommand({ ...from, BACKUP_PASSPHRASE: 'une phrase de passe' }, 'backup', twin)
  const twins = (await Promise.all([backUp(), backUp()])).sort((one, other) => one.code - other.code)
  expect(twins, 'one of two at once is refused in one line').toEqual([
    { code: 0, output: expect.stringContaining(' rows of ') },
    { code: 1, output: expect.stringMatching(/^[^\n]+\n$/) },
  ])

  const again = await runCommand({ ...to, BACKUP_PASSPHRASE: 'une phrase de passe' }, 'restore', file)
  expect(again).toEqual({
    code: 1,
    output: expect.stringMatching(/^[^\n]* is not empty[^\n]*: a backup is restored into an empty place only\n$/),
  })
  await writeFile(file, 'x', { flag: 'a' })
  const altered = await runCommand(
    { ...(await place('third')), BACKUP_PASSPHRASE: 'une phrase de passe' },
    'restore',
    file,
  )
  expect(altered).toEqual({ code: 1, output: `${file} cannot be restored: it is truncated or was altered\n` })
})
