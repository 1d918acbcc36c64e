import { randomUUIDv7 } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { unprocessedEvents } from '../tables-events.ts'
import type { ProviderEvent } from './provider.ts'

export type UnprocessedEvent = typeof unprocessedEvents.$inferSelect

interface Failure {
  provider: string
  event: ProviderEvent
  attemptUid: string | null
  problem: UnprocessedEvent['problem']
  now: Date
}

/** Records a failed event: the first failure inserts a row, each further failure increments its count. */
export async function recordUnprocessed(
  db: Database,
  { provider, event, attemptUid, problem, now }: Failure,
): Promise<void> {
  await db
    .insert(unprocessedEvents)
    .values({
      uid: randomUUIDv7(),
      provider,
      eventUid: event.id,
      type: event.type,
      event,
      attemptUid,
      receivedAt: now,
      triedAt: now,
      tries: 1,
      problem,
    })
    .onConflictDoUpdate({
      target: [unprocessedEvents.provider, unprocessedEvents.eventUid],
      set: { triedAt: now, tries: sql`${unprocessedEvents.tries} + 1`, problem },
    })
}

export async function findUnprocessed(db: Database, uid: string): Promise<UnprocessedEvent | undefined> {
  const [row] = await db.select().from(unprocessedEvents).where(eq(unprocessedEvents.uid, uid))
  return row
}

export async function deleteUnprocessedByEvent(db: Database, provider: string, eventUid: string): Promise<void> {
  await db
    .delete(unprocessedEvents)
    .where(and(eq(unprocessedEvents.provider, provider), eq(unprocessedEvents.eventUid, eventUid)))
}

/** @returns false if the event was processed or set aside meanwhile */
export async function deleteUnprocessed(db: Database, uid: string): Promise<boolean> {
  const gone = await db
    .delete(unprocessedEvents)
    .where(eq(unprocessedEvents.uid, uid))
    .returning({ uid: unprocessedEvents.uid })
  return gone.length > 0
}
