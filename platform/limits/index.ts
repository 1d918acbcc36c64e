import { randomUUIDv7 } from 'node:crypto'
import { and, count as countRows, eq, gt, inArray, lt, min, sql } from 'drizzle-orm'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import { tooMany } from '../errors/index.ts'
import { defineSweep } from '../jobs/index.ts'
import { limitHits } from './tables.ts'

/** How much of something counts as too much. Hits are rows, so that every process counts the same ones. */
export interface Limit {
  name: string
  /** so many within the window are allowed; 0: any number */
  most: number
  /** what is said beyond it */
  message?: string
}

const windowMilliseconds = 3_600_000

const windowStart = (now: Date): Date => new Date(now.getTime() - windowMilliseconds)

/** @returns seconds until the oldest hit that counts no longer does; 0 where there is room */
async function secondsUntilRoom(db: Database, { name, most }: Limit, key: string, now: Date): Promise<number> {
  if (most === 0) return 0
  const counted = and(eq(limitHits.name, name), eq(limitHits.key, key), gt(limitHits.at, windowStart(now)))
  const [row] = await db
    .select({ hits: countRows(), since: min(limitHits.at) })
    .from(limitHits)
    .where(counted)
  if (!row?.since || row.hits < most) return 0
  return Math.max(1, Math.ceil((row.since.getTime() + windowMilliseconds - now.getTime()) / 1000))
}

/**
 * Counts one more, or refuses it: of many at once exactly those within the limit pass.
 * @returns what gives it back
 * @throws 429 with Retry-After
 */
export async function spend(db: Database, clock: Clock, limit: Limit, key: string): Promise<string> {
  const uid = randomUUIDv7()
  await db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.name}:${key}`}, 0))`)
    const seconds = await secondsUntilRoom(db, limit, key, clock.now())
    if (seconds > 0) throw tooMany(seconds, limit.message)
    await db.insert(limitHits).values({ uid, name: limit.name, key, at: clock.now() })
  })
  return uid
}

/** Counts what has happened already. @returns whether there is room for another */
export async function count(db: Database, clock: Clock, limit: Limit, key: string): Promise<boolean> {
  const now = clock.now()
  await db.insert(limitHits).values({ uid: randomUUIDv7(), name: limit.name, key, at: now })
  return (await secondsUntilRoom(db, limit, key, now)) === 0
}

/** What was spent turned out not to count. */
export async function giveBack(db: Database, uids: string[]): Promise<void> {
  await db.delete(limitHits).where(inArray(limitHits.uid, uids))
}

export const forgetHitsSweep = defineSweep({
  name: 'limits.forget',
  everySeconds: 600,
  async handle({ db, clock }: { db: Database; clock: Clock }) {
    await db.delete(limitHits).where(lt(limitHits.at, windowStart(clock.now())))
  },
})
