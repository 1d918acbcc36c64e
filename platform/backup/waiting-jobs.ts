import { z } from 'zod'
import type { Database } from '../database/index.ts'
import type { OpenedPlatform, PlatformJob } from '../index.ts'
import { queryRows, type SqlSession } from './sql-session.ts'

export const jobsName = 'jobs.json.gz'

export const waitingJobsForm = z.array(
  z.object({
    name: z.string(),
    data: z.unknown(),
    startAfter: z.iso.datetime({ offset: true }),
    singletonKey: z.string().nullable(),
  }),
)

export type WaitingJob = z.output<typeof waitingJobsForm>[number]

/** Unfinished jobs, such as mails and refunds. pg-boss's own tables are not in a backup: they depend on its version. */
export function listWaitingJobs(session: SqlSession): Promise<WaitingJob[]> {
  return queryRows(
    session,
    `select name, data, singleton_key as "singletonKey",
            to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
     from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
  )
}

/** @returns number of jobs that this version does not know */
export async function requeueJobs(
  { jobs }: Pick<OpenedPlatform, 'jobs'>,
  db: Database,
  known: readonly PlatformJob[],
  waiting: readonly WaitingJob[],
): Promise<number> {
  let unknown = 0
  for (const { name, data, startAfter, singletonKey } of waiting) {
    const job = known.find((one) => one.name === name)
    if (!job) unknown += 1
    else {
      const key = singletonKey === null ? {} : { singletonKey }
      await jobs.enqueue(db, job, data, { startAfter: new Date(startAfter), ...key })
    }
  }
  return unknown
}
