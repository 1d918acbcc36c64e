import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { type DatabaseHandle, rowsOf } from '../database/index.ts'
import { type Logger, redactError } from '../log/index.ts'
import { runTraced } from '../tracing/index.ts'
import type { Job, JobCount, Jobs } from './define.ts'
import { startSweeps } from './sweeper.ts'

const schema = 'jobs'

/**
 * Seconds between heartbeats of the process that works on a job. If it is killed, the next check for lost jobs notices.
 * Another process, or the restarted one, resumes the job within a minute.
 */
const heartbeatSeconds = 15
const lookForLostSeconds = 10

function createBoss(database: DatabaseHandle, log: Logger): PgBoss {
  const boss = new PgBoss({
    ...database.queue,
    schema,
    useListenNotify: true,
    superviseIntervalSeconds: lookForLostSeconds,
    monitorIntervalSeconds: lookForLostSeconds,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'))
  boss.on('warning', (warning) => log.debug({ warning }, 'the job queue warns'))
  return boss
}

async function settleOne<Context>(
  context: Context,
  job: Job<Context>,
  taken: JobWithMetadata<object>,
  log: Logger,
): Promise<JobResult> {
  try {
    const attributes = { 'job.name': job.name, 'job.attempt': taken.retryCount + 1 }
    await runTraced(
      () => ({ kind: 'job', name: `job ${job.name}`, attributes }),
      async () => job.handle(context, job.payload.parse(taken.data)),
    )
    return { id: taken.id, status: 'completed' }
  } catch (error) {
    log.error({ err: error, job: job.name, uid: taken.id, attempt: taken.retryCount + 1 }, 'a job failed')
    // Redacted, because the queue stores the output in its table.
    return { id: taken.id, status: 'failed', output: redactError(error) }
  }
}

async function work<Context>(boss: PgBoss, context: Context, job: Job<Context>, log: Logger): Promise<void> {
  const workers: string[] = []
  const count = job.atOnce ?? 1
  for (let number = 0; number < count; number += 1) {
    const notifyPollingIntervalSeconds = number === 0 ? (job.retriesEverySeconds ?? 30) : 30
    const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds, includeMetadata: true } as const
    const wake = () => {
      // A notification wakes idle workers and is remembered once by busy ones. Without this, the rest of a burst would wait for
      // the next poll. Each worker that finds a job wakes the next.
      for (const woken of new Set([workers[number], workers[(number + 1) % count]])) if (woken) boss.notifyWorker(woken)
    }
    const together = { batchSize: job.batch ?? 1, perJobResults: true } as const
    const worker = await boss.work(job.name, { ...options, ...together }, async (batch) => {
      wake()
      return Promise.all(batch.map((taken) => settleOne(context, job, taken as JobWithMetadata<object>, log)))
    })
    workers.push(worker)
  }
}

async function pendingJobs(database: DatabaseHandle): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from jobs.job
        where name not like '\\_\\_%' and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`,
  )
  return row?.count ?? 0
}

/** Completed jobs are left out: they are deleted soon. */
async function countJobs(database: DatabaseHandle): Promise<JobCount[]> {
  const rows = await rowsOf<{ job: string; state: string; count: number; seconds: number | string }>(
    database.db,
    sql`select name as job, state::text as state, count(*)::int as count,
               coalesce(extract(epoch from max(now() - start_after) filter (where state in ('created', 'retry'))), 0)::float as seconds
        from jobs.job where name not like '\\_\\_%' and state in ('created', 'retry', 'active', 'failed')
        group by name, state`,
  )
  return rows.map(({ seconds, ...row }) => ({ ...row, seconds: Math.max(0, Number(seconds)) }))
}

async function deadJobs(database: DatabaseHandle) {
  const rows = await rowsOf<{ id: string; name: string; completed_on: string | Date | null; output: unknown }>(
    database.db,
    sql`select id, name, completed_on, output from jobs.job where state = 'failed' order by completed_on desc limit 200`,
  )
  return rows.map((row) => ({
    name: row.name,
    uid: row.id,
    failedAt: row.completed_on ? new Date(row.completed_on) : null,
    reason: String((row.output as { message?: string } | null)?.message ?? ''),
  }))
}

/** @param known all jobs: their queues must exist before anything is enqueued */
export async function openJobs<Context>(
  database: DatabaseHandle,
  known: readonly Job<Context>[],
  log: Logger,
): Promise<Jobs<Context>> {
  const boss = createBoss(database, log)
  await boss.start()
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const job of known) {
    if (existing.has(job.name)) continue
    await boss.createQueue(job.name, { notify: true, ...(job.oneWaitingPerKey ? { policy: 'short' as const } : {}) })
    // Loads the queue into pg-boss's cache now: on PGlite, a first load inside a transaction would deadlock.
    await boss.findJobs(job.name, { id: randomUUID() })
  }
  let sweeps: { stop(): Promise<void> } | undefined

  return {
    async enqueue(db, job, payload, options = {}) {
      await boss.send(job.name, job.payload.parse(payload) as object, {
        db: fromDrizzle(db as never, sql as never),
        retryLimit: job.retryLimit ?? 8,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 3600,
        heartbeatSeconds,
        ...options,
      })
    },
    async start(context, jobs, due) {
      for (const job of jobs) await work(boss, context, job, log)
      sweeps = startSweeps(context, due, log)
    },
    accepts: (name, data) => known.some((job) => job.name === name && job.payload.safeParse(data).success),
    dead: () => deadJobs(database),
    counts: () => countJobs(database),
    async idle() {
      while ((await pendingJobs(database)) > 0) await new Promise((resolve) => setTimeout(resolve, 25))
    },
    async stop() {
      await sweeps?.stop()
      await boss.stop({ graceful: true, timeout: 5000, close: true })
    },
  }
}
