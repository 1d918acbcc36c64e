import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import { tooMany } from '../errors/index.ts'
import { defineSweep } from '../jobs/index.ts'
import { countHit, type Hit, timestamp } from './count-hit.ts'
import { digestOf, type Limit, type LimitUse, secondsUntil } from './limit.ts'
import { rateLimits } from './tables.ts'

export type { Hit } from './count-hit.ts'
export type { Limit, LimitUse } from './limit.ts'
export { networkOf } from './network-of.ts'

export interface LimitResult {
  /** counted hits, for `releaseHits` */
  hits: Hit[]
  /** how many more hits the tightest limit would admit now */
  remaining: number
  /** the limit that is reached, and the seconds until it is free again; nothing was counted */
  refused?: { limit: Limit; retryAfter: number }
}

/** Counts one hit for each limit, in the given order. If one limit is reached, counts none. */
export async function tryConsume(db: Database, clock: Clock, ...uses: readonly LimitUse[]): Promise<LimitResult> {
  const now = clock.now()
  const hits: Hit[] = []
  let remaining = Number.POSITIVE_INFINITY
  for (const use of uses) {
    const counted = await countHit(db, use, now)
    if ('retryAfter' in counted) {
      await releaseHits(db, hits)
      return { hits: [], remaining: 0, refused: { limit: use[0], retryAfter: counted.retryAfter } }
    }
    if (counted.hit) hits.push(counted.hit)
    remaining = Math.min(remaining, counted.remaining)
  }
  return { hits, remaining }
}

/**
 * Counts one hit for each limit, or none.
 * @returns the hits, for `releaseHits`
 * @throws 429 with Retry-After if one of the limits is reached
 */
export async function consume(db: Database, clock: Clock, ...uses: readonly LimitUse[]): Promise<Hit[]> {
  const { hits, refused } = await tryConsume(db, clock, ...uses)
  if (refused) throw tooMany(refused.retryAfter, refused.limit.message)
  return hits
}

/** Takes back hits that turned out not to count. */
export async function releaseHits(db: Database, hits: readonly Hit[]): Promise<void> {
  for (const { key, at } of hits) {
    const place = sql`array_position(${rateLimits.hits}, ${timestamp(at)})`
    await db
      .update(rateLimits)
      .set({ hits: sql`${rateLimits.hits}[:${place} - 1] || ${rateLimits.hits}[${place} + 1:]` })
      .where(and(eq(rateLimits.key, key), sql`${place} is not null`))
  }
}

/** Reads the limits without counting. @returns seconds until each limit is free, 0 when it is, in the order of the uses */
export async function secondsUntilFree(db: Database, clock: Clock, ...uses: readonly LimitUse[]): Promise<number[]> {
  const now = clock.now()
  const rows = await db
    .select({ key: rateLimits.key, hits: rateLimits.hits })
    .from(rateLimits)
    .where(inArray(rateLimits.key, uses.map(digestOf)))
  const hitsOf = new Map(rows.map(({ key, hits }) => [key, hits]))
  return uses.map((use) => {
    const [limit] = use
    if (limit.most === 0) return 0
    const since = now.getTime() - limit.within
    const counted = (hitsOf.get(digestOf(use)) ?? []).filter((hit) => hit.getTime() > since)
    const oldest = counted.toSorted((one, other) => other.getTime() - one.getTime())[limit.most - 1]
    return oldest ? secondsUntil(oldest, limit, now) : 0
  })
}

export const forgetHitsSweep = defineSweep({
  name: 'limits.forget',
  everySeconds: 600,
  async handle({ db, clock }: { db: Database; clock: Clock }) {
    await db.delete(rateLimits).where(lte(rateLimits.expiresAt, clock.now()))
  },
})
