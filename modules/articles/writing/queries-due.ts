import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'

/** Publishes scheduled articles that are due, at most 100 per call. @returns their uids */
export async function publishDueArticles(db: Database, now: Date): Promise<string[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const rows = await rowsOf<{ uid: string }>(
    db,
    sql`update articles set state = 'published', published_at = coalesce(published_at, date)
      where uid in (
        select uid from articles where state = 'scheduled' and date <= ${moment}
        order by date limit 100 for update skip locked)
      returning uid`,
  )
  return rows.map((row) => row.uid)
}
