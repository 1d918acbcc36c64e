import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { archiveName } from '../../platform/backup/rotation.ts'
import { runCommand } from '../fixtures/backup-while-writing.ts'
import { openContactTicket, readMessages, sendMessage } from '../fixtures/contact-ticket.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { type FakeS3, startFakeS3 } from '../fixtures/fake-s3.ts'
import { startServerProcess } from '../fixtures/process.ts'

let folder: string
let s3: FakeS3
const drops: (() => Promise<void>)[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'backup-store-'))
  s3 = await startFakeS3()
})
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

async function place(name: string): Promise<Record<string, string>> {
  const dataDir = { DATA_DIR: path.join(folder, name) }
  if (inject('engine') !== 'postgres') return dataDir
  const database = await openEmptyPostgres()
  drops.push(() => database.drop())
  return { ...dataDir, DATABASE_URL: database.url }
}

const dayMilliseconds = 86_400_000

/** Stores a backup of each day of the last 14 months, and another file of the owner's. */
function storeOlder(): void {
  const file = { bytes: Buffer.from('older'), contentType: undefined }
  for (let days = 1; days <= 425; days += 1) {
    s3.files.set(`backups/${archiveName(new Date(Date.now() - days * dayMilliseconds))}`, file)
  }
  s3.files.set('backups/notes.txt', file)
}

test('backups in an S3 store are pruned, rehearsed and restored', async () => {
  const [from, to] = [await place('from'), await place('to')]
  const server = await startServerProcess({ ...from, DEMO: '0' }, { bundle: 'product' })
  const ticket = await openContactTicket(server)
  expect(await sendMessage(server, ticket, 'à garder')).toBe(true)
  storeOlder()
  const more = { BACKUP_PASSPHRASE: 'une phrase de passe', BACKUP_DIR: s3.url }
  const made = await runCommand({ ...from, ...more }, 'backup', '--scheduled')
  expect(made.code, made.output).toBe(0)
  const [printed = ''] = /^s3:\/\/media\/backups\/\S+\.tar\.age/.exec(made.output) ?? []
  const left = [...s3.files.keys()].sort()
  expect(left).toContain(printed.slice('s3://media/'.length))
  expect(left).toContain('backups/notes.txt')
  // 7 daily backups, and the weekly ones of the last 30 days, some of which are the same.
  expect(left.length - 1).toBeGreaterThanOrEqual(7 + 2)
  expect(left.length - 1).toBeLessThanOrEqual(7 + 5)

  const rehearsed = await runCommand({ ...from, ...more }, 'rehearse-restore')
  expect(rehearsed).toEqual({ code: 0, output: expect.stringContaining(`${printed} can be restored`) })
  await server.stop()
  s3.failNext(503, 50)
  const away = await runCommand({ ...from, ...more }, 'backup')
  expect(away).toEqual({
    code: 1,
    output: expect.stringMatching(/^The store that BACKUP_DIR names failed: InternalError: .*\n$/m),
  })
  s3.failNext(503, 0)

  const restored = await runCommand({ ...to, ...more }, 'restore', printed)
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('checksums and foreign keys are right') })
  const again = await startServerProcess({ ...to, DEMO: '0' }, { bundle: 'product' })
  expect(await readMessages(again, ticket)).toContain('à garder')
  await again.stop()
})
