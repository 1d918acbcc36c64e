import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { tickets } from '../tables.ts'
import { missedPromises } from '../tables-promises.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { ticketColumns } from '../tickets/queries-tickets.ts'

export type MissedPromiseRow = typeof missedPromises.$inferSelect

/** Does nothing if the wait is already recorded. */
export async function insertMissedPromise(db: Database, row: MissedPromiseRow): Promise<void> {
  await db.insert(missedPromises).values(row).onConflictDoNothing()
}

/** Discussions with a missed promise that is not recorded yet, locked; other processes skip them. */
export function takeOverdueDiscussions(db: Database, now: Date, limit: number): Promise<TicketRow[]> {
  const recorded = sql`exists (select from support_missed_promises m
    where m.ticket_uid = ${tickets.uid} and m.waiting_since = ${tickets.waitingSince})`
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(and(lt(tickets.answerDueAt, now), eq(tickets.type, 'coaching'), sql`not ${recorded}`))
    .orderBy(asc(tickets.answerDueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** An undecided promise, locked until the transaction ends; other processes skip it. */
export async function takeMissedPromise(db: Database): Promise<MissedPromiseRow | undefined> {
  const [row] = await db
    .select()
    .from(missedPromises)
    .where(isNull(missedPromises.settledAt))
    .orderBy(asc(missedPromises.recordedAt), asc(missedPromises.uid))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

export async function settleMissedPromise(db: Database, uid: string, settledAt: Date): Promise<void> {
  await db.update(missedPromises).set({ settledAt }).where(eq(missedPromises.uid, uid))
}
