import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { type pauseOutcomes, pauses } from '../../tables-pauses.ts'

type PauseOutcome = (typeof pauseOutcomes)[number]

export async function insertPause(
  db: Database,
  row: { subscriptionUid: string; months: number; requestedAt: Date },
): Promise<void> {
  await db.insert(pauses).values({ uid: randomUUIDv7(), ...row })
}

const currentOf = (subscriptionUid: string) => and(eq(pauses.subscriptionUid, subscriptionUid), isNull(pauses.endedAt))

export async function startPause(db: Database, subscriptionUid: string, now: Date): Promise<void> {
  await db.update(pauses).set({ startedAt: now }).where(currentOf(subscriptionUid))
}

/** Closes the running or planned pause, if any. */
export async function closePause(
  db: Database,
  subscriptionUid: string,
  outcome: PauseOutcome,
  now: Date,
): Promise<void> {
  await db.update(pauses).set({ endedAt: now, outcome }).where(currentOf(subscriptionUid))
}

export async function pausesOf(db: Database, subscriptionUid: string) {
  return db.select().from(pauses).where(eq(pauses.subscriptionUid, subscriptionUid)).orderBy(pauses.requestedAt)
}
