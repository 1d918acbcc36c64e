import { writeFile } from 'node:fs/promises'
import { createPglite, handleOf, migratePglite } from '../platform/database/open-pglite.ts'
import { preparedDatabasePath } from '../platform/database/prepared.ts'
import { openJobs } from '../platform/jobs/index.ts'
import { silentLog } from '../platform/log/index.ts'

/** Writes an embedded database that is initialised, migrated and empty: starting from a copy saves seconds. */
export async function prepareDatabase(file: string): Promise<void> {
  const pglite = await createPglite('memory')
  await migratePglite(pglite)
  const jobs = await openJobs(
    handleOf(pglite, async () => {}),
    [],
    silentLog,
  )
  await jobs.stop()
  const dump = await pglite.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await pglite.close()
}

if (import.meta.main) await prepareDatabase(preparedDatabasePath())
