import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { openArchive } from '../../platform/backup/archive-reader.ts'
import { createDecrypter } from '../../platform/backup/encryption.ts'
import { restoreArchive } from '../../platform/backup/restore-archive.ts'
import type { Config } from '../../platform/config/index.ts'
import { runStatement } from '../../platform/database/index.ts'
import type { Logger } from '../../platform/log/index.ts'
import { oneFileOrNone } from '../commands/arguments.ts'
import { withArchive } from './archive-file.ts'
import { withRecord } from './record-run.ts'
import { openRestored } from './restore.ts'

const insufficientPrivilege = '42501'

interface Beside {
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/** Creates a second database on the server; if its user may not create one, an embedded database. */
async function createBeside(databaseUrl: string | undefined): Promise<Beside> {
  const embedded = { databaseUrl: undefined, remove: async () => {} }
  if (!databaseUrl) return embedded
  const name = `eclore_rehearsal_${randomBytes(4).toString('hex')}`
  try {
    await runStatement(databaseUrl, `create database ${name} encoding 'UTF8' template template0`)
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    return embedded
  }
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, remove: () => runStatement(databaseUrl, `drop database ${name} with (force)`) }
}

/** Age in milliseconds from which the leftovers of a killed rehearsal are removed. */
const oldest = 86_400_000
const prefix = '.rehearsal-'

async function createFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const name of await readdir(dataDir)) {
    const left = path.join(dataDir, name)
    if (name.startsWith(prefix) && Date.now() - (await stat(left)).mtimeMs > oldest) await rm(left, { recursive: true })
  }
  return mkdtemp(path.join(dataDir, prefix))
}

/** Opening the archive already compares uploads with their checksums, so the rehearsal does not store them. */
const noStorage = {
  async *list(): AsyncGenerator<string> {
    // An empty storage.
  },
  put: async () => {},
}

async function rehearse(config: Config, log: Logger, file: string): Promise<string> {
  const archive = await openArchive(file, () => createDecrypter(config.backup))
  const dataDir = await createFolder(config.dataDir)
  const beside = await createBeside(config.databaseUrl)
  const { databaseUrl } = beside
  const nothing = { coachingKey: undefined, sessionSecret: undefined, mediaStore: undefined, smtpUrl: undefined }
  const elsewhere: Config = { ...config, ...nothing, dataDir, databaseUrl }
  try {
    const { rows, tables, foreignKeys } = await restoreArchive(elsewhere, archive, noStorage)
    const { read } = await openRestored(elsewhere, log, { jobs: [] })
    return `${rows} rows of ${tables} tables, ${foreignKeys} foreign keys, ${archive.manifest.mediaFiles} files of uploads; ${read} encrypted messages were read`
  } finally {
    await beside.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The command: restores a backup beside the data in use, verifies and removes the copy, and records the result. */
export async function rehearseRestoreAndLeave(config: Config, log: Logger, args: string[]): Promise<void> {
  await withArchive(config, oneFileOrNone('rehearse-restore', args), (file, place) =>
    withRecord(config, 'rehearsal', place, async () => {
      const detail = await rehearse(config, log, file)
      process.stdout.write(`${place} can be restored: ${detail}.\n`)
      return { place, detail }
    }),
  )
}
