import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database/index.ts'
import { type NumberedQuery, offsetOf } from '../paging/index.ts'

const states = { waiting: 'created', retrying: 'retry', running: 'active', failed: 'failed', discarded: 'cancelled' }
export type ListedState = keyof typeof states

export interface ListedJob {
  uid: string
  name: string
  state: ListedState
  createdAt: Date
  dueAt: Date
  failedAt: Date | null
  attempts: number
  reason: string
  data: unknown
}

const sorts = {
  date: sql`created_on`,
  dueDateTime: sql`start_after`,
  failedDateTime: sql`completed_on`,
  name: sql`name`,
  state: sql`state`,
  uid: sql`id`,
}

type JobQuery = NumberedQuery<keyof typeof sorts> & {
  filter?: { uid?: string[] | undefined; state?: ListedState[] | undefined; name?: string | undefined } | undefined
}

const oneOf = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

function whereOf({ filter: { uid, state, name } = {}, q }: Pick<JobQuery, 'filter' | 'q'>): SQL {
  const parts = [
    sql`name not like '\\_\\_%'`,
    // Finished jobs are not listed; they are deleted within minutes.
    sql`state::text in (${oneOf((state ?? Object.keys(states)).map((one) => states[one as ListedState]))})`,
    ...(uid ? [sql`id::text in (${oneOf(uid)})`] : []),
    ...(name ? [sql`name = ${name}`] : []),
    ...(q?.trim() ? [sql`position(lower(${q.trim()}) in lower(name)) > 0`] : []),
  ]
  return sql.join(parts, sql` and `)
}

interface JobRow extends Record<string, unknown> {
  id: string
  name: string
  state: string
  created_on: string | Date
  start_after: string | Date
  completed_on: string | Date | null
  retry_count: number
  output: unknown
  data: unknown
}

const columns = sql`id, name, state::text as state, created_on, start_after, completed_on, retry_count, output, data`
const nameOf = (stored: string): ListedState =>
  (Object.entries(states).find(([, one]) => one === stored)?.[0] ?? 'waiting') as ListedState

const jobOf = (row: JobRow): ListedJob => ({
  uid: row.id,
  name: row.name,
  state: nameOf(row.state),
  createdAt: new Date(row.created_on),
  dueAt: new Date(row.start_after),
  failedAt: row.state === 'failed' && row.completed_on ? new Date(row.completed_on) : null,
  attempts: row.retry_count + (row.state === 'created' ? 0 : 1),
  reason: String((row.output as { message?: string } | null)?.message ?? ''),
  data: row.data,
})

export async function listJobs(db: Database, query: JobQuery): Promise<{ rows: ListedJob[]; total: number }> {
  const where = whereOf(query)
  const direction = sql.raw((query.sort ? query.order : 'desc') === 'desc' ? 'desc' : 'asc')
  const order = sql`${sorts[query.sort ?? 'date']} ${direction} nulls last, id ${direction}`
  const rows = await rowsOf<JobRow>(
    db,
    sql`select ${columns} from jobs.job where ${where} order by ${order}
        limit ${query.perPage} offset ${offsetOf(query)}`,
  )
  const [row] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from jobs.job where ${where}`)
  return { rows: rows.map(jobOf), total: row?.total ?? 0 }
}

export async function findJob(db: Database, uid: string): Promise<ListedJob | undefined> {
  const [row] = await rowsOf<JobRow>(db, sql`select ${columns} from jobs.job where id = ${uid}::uuid`)
  return row && jobOf(row)
}

/**
 * Retries a failed job now.
 * @returns false if it had not failed, or was retried or discarded meanwhile
 */
export async function retryFailed(db: Database, uid: string): Promise<boolean> {
  const done = await rowsOf(
    db,
    sql`update jobs.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
        where id = ${uid}::uuid and state = 'failed' returning id`,
  )
  return done.length > 0
}

/**
 * Discards a failed job, which is then deleted within minutes.
 * @returns false if the job had not failed
 */
export async function discardFailed(db: Database, uid: string): Promise<boolean> {
  const done = await rowsOf(
    db,
    sql`update jobs.job set state = 'cancelled', data = '{}' where id = ${uid}::uuid and state = 'failed' returning id`,
  )
  return done.length > 0
}

/** Deletes the waiting job with that key: its data concern an erased person. */
export async function forgetWaiting(db: Database, name: string, singletonKey: string): Promise<void> {
  await db.execute(
    sql`delete from jobs.job where name = ${name} and singleton_key = ${singletonKey} and state = 'created'`,
  )
}
