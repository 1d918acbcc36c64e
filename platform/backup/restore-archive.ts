import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Config, ConfigError } from '../config/index.ts'
import { keyFile } from '../keys/in-use.ts'
import { hasKeyOf } from '../keys/index.ts'
import type { Storage } from '../storage/index.ts'
import { privateFolder } from '../storage/make-private.ts'
import { type Archive, bytesOf, type Part } from './archive-reader.ts'
import { type EmptyDatabase, openEmptyDatabase } from './empty-database.ts'
import { type LoadCounts, loadDatabase } from './load-database.ts'
import { migrationsUntil } from './migrate-to.ts'
import type { SqlSession } from './sql-session.ts'
import { jobsName, type WaitingJob, waitingJobsForm } from './waiting-jobs.ts'

const decompress = promisify(gunzip)

const coachingKeyName = 'coaching.key'
const sessionSecretName = 'session.secret'

/** Keys outside the database, by their names in the archive. */
export async function readKeys({ coachingKey, sessionSecret, dataDir }: Config): Promise<Record<string, string>> {
  const file = keyFile(dataDir)
  const coaching = coachingKey ?? (existsSync(file) ? await readFile(file, 'utf8') : undefined)
  return {
    ...(coaching === undefined ? {} : { [coachingKeyName]: coaching }),
    ...(sessionSecret === undefined ? {} : { [sessionSecretName]: sessionSecret }),
  }
}

/** Restores a key, unless the new environment sets that key. */
async function restoreKey(config: Config, session: SqlSession, name: string, bytes: Buffer): Promise<void> {
  if (name === coachingKeyName && config.coachingKey === undefined) {
    const file = keyFile(config.dataDir)
    await mkdir(path.dirname(file), { recursive: true, mode: privateFolder })
    await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
  }
  if (name === sessionSecretName && config.sessionSecret === undefined) {
    await session.query(
      `insert into secrets (name, value) values ('session', $1) on conflict (name) do update set value = excluded.value`,
      [bytes.toString('base64url')],
    )
  }
}

export interface RestoreResult extends LoadCounts {
  mediaFiles: number
  jobs: WaitingJob[]
}

async function requireNoMedia(storage: Pick<Storage, 'list'>): Promise<void> {
  for await (const key of storage.list()) {
    throw new ConfigError(`The store of uploads is not empty (${key}): a backup is restored into an empty place only`)
  }
}

async function fill(
  config: Config,
  database: EmptyDatabase,
  archive: Archive,
  storage: Pick<Storage, 'put'>,
  migrationsFolder: string,
): Promise<RestoreResult> {
  await database.migrate(migrationsFolder)
  const restored = { mediaFiles: 0, jobs: [] as WaitingJob[] }
  const keys: { name: string; bytes: Buffer }[] = []
  const onOtherPart = async (part: Part): Promise<void> => {
    const [folder = '', ...rest] = part.name.split('/')
    const bytes = await bytesOf(part)
    if (folder === 'media') {
      await storage.put(rest.join('/'), bytes, 'application/octet-stream')
      restored.mediaFiles += 1
    } else if (folder === 'keys') keys.push({ name: rest.join('/'), bytes })
    else if (part.name === jobsName)
      restored.jobs = waitingJobsForm.parse(JSON.parse((await decompress(bytes)).toString()))
  }
  const loaded = await loadDatabase(database.session, archive, onOtherPart)
  for (const { name, bytes } of keys) await restoreKey(config, database.session, name, bytes)
  return { ...loaded, ...restored }
}

/** @throws ConfigError before any write, if COACHING_KEY lacks the backup's key: encrypted data would be unreadable */
async function requireKeyOf({ coachingKey }: Config, archive: Archive): Promise<void> {
  if (coachingKey === undefined) return
  for await (const part of archive.parts()) {
    if (part.name !== `keys/${coachingKeyName}`) continue
    if (hasKeyOf(coachingKey, (await bytesOf(part)).toString())) return
    throw new ConfigError(
      `COACHING_KEY is another key than the one ${archive.file} was made with, whose second factors and discussions it cannot read: leave COACHING_KEY unset to restore the backup's key, or put the backup's behind yours after a comma`,
    )
  }
}

/**
 * Restores database, uploads and keys into an empty place. Returns the waiting jobs, because only a running platform has a queue.
 * @throws ConfigError if the place is not empty
 */
export async function restoreArchive(
  config: Config,
  archive: Archive,
  storage: Pick<Storage, 'list' | 'put'>,
): Promise<RestoreResult> {
  await requireNoMedia(storage)
  if (existsSync(keyFile(config.dataDir))) {
    throw new ConfigError(
      `${config.dataDir} (DATA_DIR) is not empty (keys): a backup is restored into an empty place only`,
    )
  }
  await requireKeyOf(config, archive)
  const migrations = await migrationsUntil(archive.header.migrations.at(-1)?.when ?? 0)
  try {
    const database = await openEmptyDatabase(config, migrations.isCurrent)
    try {
      const restored = await fill(config, database, archive, storage, migrations.folder)
      await database.keep()
      return restored
    } catch (error) {
      await database.discard()
      throw error
    }
  } finally {
    await migrations.remove()
  }
}
