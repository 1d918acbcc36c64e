import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createPglite, handleOf, migratePglite } from '../platform/database/open-pglite.ts'
import { preparedDatabase } from '../platform/database/prepared.ts'
import { openJobs } from '../platform/jobs/index.ts'
import { silentLog } from '../platform/log/index.ts'

/** Initialised, migrated and empty: starting from a copy saves seconds. */
async function createPrepared(folder: string | 'memory'): Promise<PGlite> {
  const pglite = await createPglite(folder)
  await migratePglite(pglite)
  const jobs = await openJobs(handleOf(pglite, silentLog), [], silentLog)
  await jobs.stop()
  return pglite
}

/** As an archive, which a test unpacks into memory. */
export async function prepareArchive(file: string): Promise<void> {
  const pglite = await createPrepared('memory')
  const dump = await pglite.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await pglite.close()
}

/** As a folder, which the first start copies. */
async function prepareFolder(folder: string): Promise<void> {
  const beside = `${folder}.new`
  await mkdir(path.dirname(folder), { recursive: true })
  await rm(beside, { recursive: true, force: true })
  await (await createPrepared(beside)).close()
  await rm(folder, { recursive: true, force: true })
  await rename(beside, folder)
}

if (import.meta.main) await prepareFolder(preparedDatabase())
