import { constants, existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Logger } from '../../log/index.ts'
import { makePrivate, privateFolder } from '../../storage/make-private.ts'
import { type DatabaseHandle, watchedChannel } from '../handle.ts'
import { migrationsFolder } from '../migrate.ts'
import { hasPendingMigrations } from '../pending-migrations.ts'
import { checkOuterUse } from '../transaction-context.ts'
import type { Database } from '../types.ts'
import { type DiskReserve, openDiskReserve } from './disk-reserve.ts'
import { maxOpenFiles } from './embedded-files.ts'
import { databaseStoppedMessage, explainDamage } from './explain-damage.ts'
import { guardDisk } from './guard-disk.ts'
import { guardPglite } from './guard-pglite.ts'
import { lockFolder } from './lock-folder.ts'
import { preparedDatabase } from './prepared.ts'
import { PrivateNodeFS } from './private-files.ts'
import { createSerialQueue } from './turns.ts'

type PGliteFiles = NonNullable<PGliteOptions['fs']>

const extensions = { pg_trgm, unaccent }

/** PostgreSQL's default is 128 MB, which the process never frees. The operating system's cache serves repeated reads. */
const sharedBuffers = '16MB'

interface EngineOptions {
  reserve?: DiskReserve
  engine?: WebAssembly.Module | undefined
}

/** @param files a folder; or, for tests, files in memory */
export async function createPglite(
  files: string | PGliteFiles,
  { reserve, engine }: EngineOptions = {},
): Promise<PGlite> {
  return PGlite.create({
    ...(engine && { pgliteWasmModule: engine }),
    fs: typeof files === 'string' ? new PrivateNodeFS(files, reserve) : files,
    extensions,
    startParams: [
      ...PGlite.defaultStartParams,
      '-c',
      `max_files_per_process=${maxOpenFiles}`,
      '-c',
      `shared_buffers=${sharedBuffers}`,
    ],
  })
}

/** If the first initialisation is killed, only the temporary folder remains, which the next start deletes. */
async function initialise(folder: string): Promise<void> {
  const beside = `${folder}.new`
  await rm(beside, { recursive: true, force: true })
  if (existsSync(preparedDatabase())) await cp(preparedDatabase(), beside, { recursive: true })
  else {
    await mkdir(beside, { mode: privateFolder })
    await (await createPglite(beside)).close()
  }
  await makePrivate(beside)
  await rename(beside, folder)
}

const mostWaitMilliseconds = 10_000

interface HandleOptions {
  /** releases resources besides the database */
  release?(): Promise<void>
  folder?: string
  /** how long a statement waits for those before it (default: 10 s) */
  waitMilliseconds?: number
}

export function handleOf(pglite: PGlite, log: Logger, options: HandleOptions = {}): DatabaseHandle {
  const takeTurn = createSerialQueue(options.waitMilliseconds ?? mostWaitMilliseconds)
  const { folder } = options
  const checkpoint = pglite.exec.bind(pglite, 'checkpoint')
  guardPglite(pglite, takeTurn, checkOuterUse(true, log))
  const listen: DatabaseHandle['listen'] = async (channel, onPayload) => {
    const unlisten = await pglite.listen(channel, onPayload)
    return async () => {
      if (!pglite.closed) await unlisten()
    }
  }
  return {
    engine: 'pglite',
    db: drizzle(pglite, { casing: 'snake_case' }) as unknown as Database,
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    listen,
    // Within one process no notification is missed: each arrives with the answer to its statement.
    watch: ({ onPayload }) => listen(watchedChannel, onPayload, () => undefined),
    ...(folder !== undefined && {
      copyTo: (to: string) =>
        takeTurn(async () => {
          await checkpoint()
          // Between statements nothing is written: PostgreSQL has no background processes here.
          await cp(folder, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
        }),
    }),
    ping: async () => void (await pglite.query('select 1')),
    close: async () => {
      await pglite.close()
      await options.release?.()
    },
  }
}

export async function migratePglite(pglite: PGlite): Promise<void> {
  if (await hasPendingMigrations(pglite))
    await migrate(drizzle(pglite, { casing: 'snake_case' }), { migrationsFolder: migrationsFolder() })
}

/** The database is lost: end the process, so that its supervisor restarts it. */
function endProcess(folder: string, error: unknown): void {
  process.stderr.write(`${databaseStoppedMessage(folder, error)}\n`)
  process.exit(1)
}

async function openFolder(folder: string, options: EngineOptions): Promise<PGlite> {
  // Without PG_VERSION PGlite would create a new database in the folder, over the remains of the former one.
  if (!existsSync(path.join(folder, 'PG_VERSION')) && readdirSync(folder).length > 0) {
    throw explainDamage(folder, 'PG_VERSION is missing', true)
  }
  try {
    return await createPglite(folder, options)
  } catch (error) {
    throw explainDamage(folder, error, true)
  }
}

/** @param engine the embedded database's program, if it is already loaded */
export async function openPglite(folder: string, log: Logger, engine?: WebAssembly.Module): Promise<DatabaseHandle> {
  await mkdir(path.dirname(folder), { recursive: true, mode: privateFolder })
  const release = await lockFolder(folder)
  if (!existsSync(folder)) {
    log.info('first initialisation of the database')
    await initialise(folder)
  }
  const reserve = openDiskReserve(`${folder}.reserve`, log)
  const pglite = await openFolder(folder, { reserve, engine })
  await migratePglite(pglite).catch((error: unknown) => {
    throw explainDamage(folder, error, false)
  })
  const handle = handleOf(pglite, log, { release, folder })
  // Applied last: prepared statements bypass PGlite's own `query`, so an inner guard would miss them.
  guardDisk(pglite, reserve, (error) => endProcess(folder, error))
  // On a full disk the last checkpoint could not be written: the next start reads the log instead.
  return { ...handle, close: () => (reserve.spent ? release() : handle.close()) }
}
