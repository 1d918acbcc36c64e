import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Config, ConfigError } from '../config/index.ts'
import { lockFolder } from '../database/pglite/lock-folder.ts'
import type { Header } from './manifest.ts'
import { type SqlSession, withPostgres } from './sql-session.ts'

/**
 * Asks the process that has the embedded database open, if any, to copy its files.
 * @returns the folder of the copy
 */
export type CopyDatabase = () => Promise<string | undefined>

type Work<Result> = (session: SqlSession, engine: Header['engine']) => Promise<Result>

async function readFolder<Result>(folder: string, work: Work<Result>): Promise<Result> {
  const { createPglite } = await import('../database/pglite/open-pglite.ts')
  const pglite = await createPglite(folder)
  try {
    return await work(pglite, 'pglite')
  } finally {
    await pglite.close()
  }
}

/** Opens the database for `work`: PostgreSQL itself, or the embedded files, copied first if a server uses them. */
export async function withSource<Result>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  copyDatabase: CopyDatabase,
  work: Work<Result>,
): Promise<Result> {
  if (databaseUrl) return withPostgres(databaseUrl, (session) => work(session, 'postgres'))
  const copy = await copyDatabase()
  if (copy !== undefined) return readFolder(copy, work).finally(() => rm(copy, { recursive: true, force: true }))
  const folder = path.join(dataDir, 'database')
  const unlock = await lockFolder(folder)
  try {
    await stat(path.join(folder, 'PG_VERSION')).catch(() => {
      throw new ConfigError(`There is no database in ${dataDir} (DATA_DIR)`)
    })
    return await readFolder(folder, work)
  } finally {
    await unlock()
  }
}

/** Milliseconds after which a copy is deleted: it is only used during its backup. */
const oldest = 86_400_000

/** Creates a folder for copies beside the database's files: some file systems can then share blocks. */
export async function newCopyFolder(dataDir: string): Promise<string> {
  const prefix = 'database.copy'
  for (const name of await readdir(dataDir)) {
    const left = path.join(dataDir, name)
    if (name.startsWith(prefix) && Date.now() - (await stat(left)).mtimeMs > oldest) await rm(left, { recursive: true })
  }
  return mkdtemp(path.join(dataDir, prefix))
}

export async function versionOf(root: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }).version
}
