import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newestArchive } from '../../platform/backup/rotation.ts'
import { type Config, ConfigError } from '../../platform/config/index.ts'
import { AppError } from '../../platform/errors/index.ts'
import { openStorage, type Storage } from '../../platform/storage/index.ts'

export const folderInStore = 'backups/'

/** @throws ConfigError with a one-line message if the store is unreachable or denies access */
export async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { name, message } = error instanceof AppError && error.cause instanceof Error ? error.cause : (error as Error)
    throw new ConfigError(`The store that BACKUP_DIR names failed: ${name}: ${message.split('\n')[0]}`)
  }
}

/** The names below `backups/` of a store. */
async function namesInStore(store: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const key of store.list()) if (key.startsWith(folderInStore)) names.push(key.slice(folderInStore.length))
  return names
}

async function download(store: Storage, name: string, file: string): Promise<void> {
  const stored = await store.get(`${folderInStore}${name}`)
  if (!stored) throw new ConfigError(`${name} is not in the store that BACKUP_DIR names`)
  await pipeline(stored.stream, createWriteStream(file, { mode: 0o600 }))
}

/** Downloads a backup from the store into DATA_DIR first, because it is read several times. */
async function fromStore<Result>(
  { dataDir }: Config,
  store: Storage,
  name: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, `.${path.basename(name)}`)
  try {
    await withStoreErrors(() => download(store, name, file))
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

/** @throws ConfigError if there is no archive */
const orNone = (name: string | undefined): string => {
  if (name) return name
  throw new ConfigError('There is no backup in BACKUP_DIR yet')
}

/**
 * Calls `work` with the file of a backup.
 * @param given a path, or `s3://bucket/backups/…` as `backup` printed it; undefined: the newest backup in BACKUP_DIR
 */
export async function withArchive<Result>(
  config: Config,
  given: string | undefined,
  work: (file: string, place: string) => Promise<Result>,
): Promise<Result> {
  const { target } = config.backup
  if (given !== undefined && !given.startsWith('s3://')) return work(path.resolve(given), path.resolve(given))
  if (!target) throw new ConfigError('BACKUP_DIR is not set: name the file of the backup')
  if ('folder' in target) {
    if (given) throw new ConfigError(`${given} is in a store, and BACKUP_DIR names a folder`)
    const file = path.join(target.folder, orNone(newestArchive(await readdir(target.folder))))
    return work(file, file)
  }
  const store = await openStorage({ mediaStore: target.store, dataDir: config.dataDir })
  const prefix = `s3://${target.store.bucket}/${folderInStore}`
  if (given && !given.startsWith(prefix)) throw new ConfigError(`${given} is not below ${prefix}, where BACKUP_DIR is`)
  const name = given?.slice(prefix.length) ?? orNone(newestArchive(await withStoreErrors(() => namesInStore(store))))
  return fromStore(config, store, name, (file) => work(file, `${prefix}${name}`))
}
