import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createEncrypter } from '../../platform/backup/encryption.ts'
import { requireFreeSpace, sizeOfFolder } from '../../platform/backup/free-space.ts'
import { removeLeftovers } from '../../platform/backup/leftovers.ts'
import { type MadeArchive, makeArchive } from '../../platform/backup/make-archive.ts'
import { readKeys } from '../../platform/backup/restore-archive.ts'
import { archiveName, outdatedArchives } from '../../platform/backup/rotation.ts'
import { versionOf, withSource } from '../../platform/backup/source.ts'
import { withPostgres } from '../../platform/backup/sql-session.ts'
import { type Config, ConfigError } from '../../platform/config/index.ts'
import { projectRoot } from '../../platform/config/project-root.ts'
import type { Logger } from '../../platform/log/index.ts'
import { createFileStorage, openStorage, type Storage } from '../../platform/storage/index.ts'
import { oneFileOrNone, usages } from '../commands/arguments.ts'
import { askServer } from '../commands/control-socket.ts'
import { folderInStore, withStoreErrors } from './archive-file.ts'
import { withRecord } from './record-run.ts'

/** Ratio of a database to its backup: rows are compressed and have no indexes. Uploads in an object store are not counted. */
const shareOfDatabase = 4

async function requireSpaceFor({ dataDir, databaseUrl }: Config, folder: string): Promise<void> {
  const database = databaseUrl ? await databaseSize(databaseUrl) : await sizeOfFolder(path.join(dataDir, 'database'))
  const uploads = await sizeOfFolder(path.join(dataDir, 'media'))
  await requireFreeSpace(folder, Math.ceil(database / shareOfDatabase) + uploads, 'The backup')
}

const databaseSize = (url: string): Promise<number> =>
  withPostgres(url, async (session) => {
    const { rows } = await session.query('select pg_database_size(current_database())::text as bytes')
    return Number((rows[0] as { bytes: string } | undefined)?.bytes)
  })

interface Made extends MadeArchive {
  bytes: number
}

/** Writes to a temporary file and renames it: an existing archive is complete. */
async function writeBackup(config: Config, file: string): Promise<Made> {
  const encrypter = createEncrypter(config.backup)
  if (existsSync(file)) throw new ConfigError(`${file} exists already`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`${path.dirname(file)} cannot be made: ${error.code}`)
  })
  await removeLeftovers(path.dirname(file), Date.now())
  // A name of its own: two backups at once must not write to the same file.
  const beside = `${file}.${process.pid}.part`
  await requireSpaceFor(config, path.dirname(file))
  const storage = await openStorage(config)
  const keys = await readKeys(config)
  const version = await versionOf(projectRoot())
  const copy = () => askServer<string>(config.dataDir, 'copy', null)
  try {
    const made = await withSource(config, copy, (session, engine) =>
      makeArchive(beside, encrypter, { session, engine, storage, keys, version, now: new Date() }),
    )
    // Another backup of the same name was faster.
    if (existsSync(file)) throw new ConfigError(`${file} exists already`)
    await rename(beside, file)
    return { ...made, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

async function removeOutdated(store: Storage, prefix: string): Promise<void> {
  const names: string[] = []
  for await (const key of store.list()) if (key.startsWith(prefix)) names.push(key.slice(prefix.length))
  for (const name of outdatedArchives(names)) await store.remove(`${prefix}${name}`)
}

/** Makes a backup in BACKUP_DIR, named by its time, then removes outdated ones. */
async function rotateInto(config: Config, target: NonNullable<Config['backup']['target']>): Promise<[string, Made]> {
  const name = archiveName(new Date())
  if ('folder' in target) {
    const file = path.join(target.folder, name)
    const made = await writeBackup(config, file)
    await removeOutdated(createFileStorage(target.folder), '')
    return [file, made]
  }
  const store = await openStorage({ mediaStore: target.store, dataDir: config.dataDir })
  const file = path.join(config.dataDir, `.${name}.${process.pid}`)
  try {
    const made = await writeBackup(config, file)
    await withStoreErrors(() => store.putFile(`${folderInStore}${name}`, file))
    await withStoreErrors(() => removeOutdated(store, folderInStore))
    return [`s3://${target.store.bucket}/${folderInStore}${name}`, made]
  } finally {
    await rm(file, { force: true })
  }
}

const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`

/** The command. It runs beside the server, in a process of its own, so that requests do not wait for it. */
export async function backupAndLeave(config: Config, _log: Logger, args: string[]): Promise<void> {
  const scheduled = args.includes('--scheduled')
  const given = args.filter((one) => one !== '--scheduled')
  const { target } = config.backup
  const named = oneFileOrNone('backup', given)
  if (!named && !target) throw new ConfigError(`BACKUP_DIR is not set. Usage: ${usages.backup}`)
  const file = named && path.resolve(named)
  const work = async () => {
    const [place, made] = file
      ? [file, await writeBackup(config, file)]
      : await rotateInto(config, target as NonNullable<typeof target>)
    const detail = `${made.rows} rows of ${made.tables} tables, ${made.mediaFiles} files of uploads`
    process.stdout.write(`${place}: ${mebibytes(made.bytes)}, ${detail}.\n`)
    return { place, bytes: made.bytes, detail }
  }
  // A scheduled backup is recorded by the server that started it.
  if (scheduled) await work()
  else await withRecord(config, 'backup', file ?? 'BACKUP_DIR', work)
}
