import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
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

/** The user who runs the server need not be the one who built it. Nothing in there is secret: it is empty. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
}

/** As a folder, which the first start copies. */
async function prepareFolder(folder: string): Promise<void> {
  const beside = `${folder}.new`
  await mkdir(path.dirname(folder), { recursive: true })
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside)
  await (await createPrepared(beside)).close()
  await makeReadable(beside)
  await rm(folder, { recursive: true, force: true })
  await rename(beside, folder)
}

if (import.meta.main) await prepareFolder(preparedDatabase())
