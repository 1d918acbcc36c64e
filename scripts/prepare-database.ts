import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createPglite, handleOf, migratePglite } from '../platform/database/pglite/open-pglite.ts'
import { preparedDatabase } from '../platform/database/pglite/prepared.ts'
import { openJobs } from '../platform/jobs/index.ts'
import { silentLog } from '../platform/log/index.ts'

/** Creates an empty, migrated database: starting from a copy saves seconds. */
async function initialise(folder: string): Promise<void> {
  const pglite = await createPglite(folder)
  await migratePglite(pglite)
  const jobs = await openJobs(handleOf(pglite, silentLog), [], silentLog)
  await jobs.stop()
  await pglite.close()
}

/** Lets all users read the folder: its builder may not be the server's user. The empty database contains no secret. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
}

/** Prepares the folder that the first start and each test's database copy. */
export async function prepareFolder(folder: string): Promise<void> {
  const beside = `${folder}.new`
  await mkdir(path.dirname(folder), { recursive: true })
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside)
  await initialise(beside)
  await makeReadable(beside)
  await rm(folder, { recursive: true, force: true })
  await rename(beside, folder)
}

if (import.meta.main) await prepareFolder(preparedDatabase())
