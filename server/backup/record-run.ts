import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { type FinishedRun, type RunKind, recordRun } from '../../platform/backup/runs.ts'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { lockFolder } from '../../platform/database/pglite/lock-folder.ts'
import { createPglite } from '../../platform/database/pglite/open-pglite.ts'
import { redactError } from '../../platform/log/index.ts'
import { askServer } from '../commands/control-socket.ts'

/** Ignores a missing table: a database of an earlier version gets the table only when the server migrates it. */
async function recordIn(db: Database, run: FinishedRun): Promise<void> {
  const { rows } = (await db.execute(`select to_regclass('public.backup_runs') is not null as ready`)) as unknown as {
    rows: { ready: boolean }[]
  }
  if (rows[0]?.ready) await recordRun(db, run)
}

async function record(config: Config, run: FinishedRun): Promise<void> {
  if (config.databaseUrl) {
    const client = new pg.Client({ connectionString: config.databaseUrl })
    await client.connect()
    try {
      return await recordIn(drizzle(client, { casing: 'snake_case' }) as unknown as Database, run)
    } finally {
      await client.end()
    }
  }
  if (await askServer(config.dataDir, 'record', run)) return
  const folder = path.join(config.dataDir, 'database')
  const unlock = await lockFolder(folder)
  const pglite = await createPglite(folder)
  try {
    await recordIn(drizzlePglite(pglite, { casing: 'snake_case' }) as unknown as Database, run)
  } finally {
    await pglite.close()
    await unlock()
  }
}

export interface Outcome {
  place: string
  bytes?: number
  detail: string
}

/** Records how the work ended. If recording a failure fails too, the error of the work is thrown. */
export async function withRecord(
  config: Config,
  kind: RunKind,
  place: string,
  work: () => Promise<Outcome>,
): Promise<void> {
  const startedAt = new Date()
  const finished = (outcome: Outcome, ok: boolean) =>
    record(config, { kind, startedAt, finishedAt: new Date(), ok, ...outcome })
  let outcome: Outcome
  try {
    outcome = await work()
  } catch (error) {
    const detail = redactError(error).message.split('\n')[0] ?? ''
    await finished({ place, detail }, false).catch((unrecorded: unknown) => {
      const reason = redactError(unrecorded).message
      // The same failure needs one line: it is thrown below.
      if (reason !== detail) process.stderr.write(`It could not be recorded: ${reason}\n`)
    })
    throw error
  }
  await finished(outcome, true)
}
