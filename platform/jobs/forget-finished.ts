import { sql } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { defineSweep } from './define.ts'

/**
 * A job's payload may contain an address. pg-boss keeps finished jobs for a week. Here a completed job is deleted within minutes;
 * a permanently failed job loses its payload after a day. Its name, time and reason remain, for operators.
 */
export const forgetFinishedJobsSweep = defineSweep({
  name: 'jobs.forget-finished',
  everySeconds: 60,
  async handle({ db }: { db: Database }) {
    await db.execute(
      sql`delete from jobs.job where state in ('completed', 'cancelled') and completed_on < now() - interval '1 minute'`,
    )
    await db.execute(
      sql`update jobs.job set data = '{}' where state = 'failed' and data <> '{}'::jsonb and completed_on < now() - interval '1 day'`,
    )
  },
})
