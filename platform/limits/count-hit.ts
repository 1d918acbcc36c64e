import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database/index.ts'
import { digestOf, type LimitUse, secondsUntil } from './limit.ts'

export interface Hit {
  key: string
  at: Date
}

interface Counted extends Record<string, unknown> {
  /** hits in the window, including this one; null if it was refused */
  used: number | null
  /** hit that must leave the window before the next one; null if the limit was not reached when the statement began */
  oldest: string | Date | null
}

/** Converts a date to SQL: drivers accept no Date in a hand-written statement. */
export const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`

/**
 * Counts one hit unless the limit is reached, in one statement: a parallel hit waits for the row and then counts this one too, so
 * that the limit is never exceeded.
 * @returns how many more hits are allowed, or the seconds until the next
 */
export async function countHit(
  db: Database,
  use: LimitUse,
  now: Date,
): Promise<{ hit?: Hit; remaining: number } | { retryAfter: number }> {
  const [limit] = use
  const { name, most, within } = limit
  if (most === 0) return { remaining: Number.POSITIVE_INFINITY }
  const key = digestOf(use)
  const since = timestamp(new Date(now.getTime() - within))
  const expiresAt = timestamp(new Date(now.getTime() + within))
  const [row] = await rowsOf<Counted>(
    db,
    sql`with counted as (
          insert into rate_limits as stored (name, key, hits, expires_at)
          values (${name}, ${key}, array[${timestamp(now)}], ${expiresAt})
          on conflict (key) do update
            set hits = array(select hit from unnest(stored.hits) hit where hit > ${since}) || excluded.hits,
                expires_at = greatest(stored.expires_at, excluded.expires_at)
            where (select count(*) from unnest(stored.hits) hit where hit > ${since}) < ${most}::int
          returning cardinality(hits) as used)
        select (select used from counted) as used,
          (select hit from rate_limits, unnest(hits) hit
            where key = ${key} and hit > ${since}
            order by hit desc offset ${most - 1}::int limit 1) as oldest`,
  )
  if (row?.used) return { hit: { key, at: now }, remaining: most - row.used }
  return { retryAfter: secondsUntil(row?.oldest ? new Date(row.oldest) : now, limit, now) }
}
