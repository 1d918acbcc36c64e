import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Logger } from '../log/index.ts'
import { makePrivate, privateFolder } from '../storage/make-private.ts'
import { guardPglite } from './guard-pglite.ts'
import { holdFolder } from './hold-folder.ts'
import { migrationsFolder } from './migrate.ts'
import type { DatabaseHandle } from './open.ts'
import { preparedDatabase } from './prepared.ts'
import { PrivateNodeFS } from './private-files.ts'
import { checkOuterUse } from './transaction-context.ts'
import { createTurns } from './turns.ts'
import type { Database } from './types.ts'
import { answersUntilWritten } from './until-written.ts'

const extensions = { pg_trgm, unaccent }

/** `memory` keeps nothing: for tests, which fill it from an archive. */
export async function createPglite(folder: string | 'memory', archive?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(folder === 'memory' ? {} : { fs: new PrivateNodeFS(folder) }),
    ...(archive ? { loadDataDir: archive } : {}),
    extensions,
  })
}

/** A kill during the first initialisation leaves only the folder beside, which the next start throws away. */
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
  /** gives back what it holds beside the database */
  release?(): Promise<void>
  /** how long a statement waits for those before it (default: 10 s) */
  waitMilliseconds?: number
}

export function handleOf(pglite: PGlite, log: Logger, options: HandleOptions = {}): DatabaseHandle {
  guardPglite(pglite, createTurns(options.waitMilliseconds ?? mostWaitMilliseconds), checkOuterUse(true, log))
  const answers = answersUntilWritten(pglite)
  return {
    engine: 'pglite',
    db: drizzle(pglite, { casing: 'snake_case' }) as unknown as Database,
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    listen: async (channel, onPayload) => {
      const unlisten = await pglite.listen(channel, onPayload)
      return async () => {
        if (!pglite.closed) await unlisten()
      }
    },
    untilWritten: answers.remember,
    ping: async () => void (await pglite.query('select 1')),
    close: async () => {
      await pglite.close()
      await options.release?.()
    },
  }
}

export async function migratePglite(pglite: PGlite): Promise<void> {
  await migrate(drizzle(pglite, { casing: 'snake_case' }), { migrationsFolder: migrationsFolder() })
}

export async function openPglite(folder: string, log: Logger): Promise<DatabaseHandle> {
  await mkdir(path.dirname(folder), { recursive: true, mode: privateFolder })
  const release = await holdFolder(folder)
  if (!existsSync(folder)) {
    log.info('première initialisation de la base de données')
    await initialise(folder)
  }
  const pglite = await createPglite(folder)
  await migratePglite(pglite)
  return handleOf(pglite, log, { release })
}
