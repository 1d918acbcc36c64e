import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { tickets, workingHours } from '../tables.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { ticketColumns } from '../tickets/queries-tickets.ts'

export type HoursRow = typeof workingHours.$inferSelect

export async function findHours(db: Database, staffUid: string): Promise<HoursRow | undefined> {
  const [row] = await db.select().from(workingHours).where(eq(workingHours.staffUid, staffUid))
  return row
}

export async function listHours(db: Database, staffUids: readonly string[]): Promise<HoursRow[]> {
  if (staffUids.length === 0) return []
  return db
    .select()
    .from(workingHours)
    .where(inArray(workingHours.staffUid, [...staffUids]))
}

/** @returns false when the version is outdated */
export async function saveHours(db: Database, row: HoursRow): Promise<boolean> {
  const { staffUid, ...fields } = row
  const saved = await db
    .insert(workingHours)
    .values(row)
    .onConflictDoUpdate({
      target: workingHours.staffUid,
      set: fields,
      setWhere: eq(workingHours.version, row.version - 1),
    })
    .returning({ version: workingHours.version })
  return saved.length > 0
}

export async function deleteHours(db: Database, staffUid: string): Promise<void> {
  await db.delete(workingHours).where(eq(workingHours.staffUid, staffUid))
}

/** Tickets waiting for that assignee, in order of uid after `after`, locked until the transaction ends. */
export function takeTicketsWaitingFor(
  db: Database,
  staffUid: string,
  after: string | null,
  limit: number,
): Promise<TicketRow[]> {
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(
      and(
        eq(tickets.assigneeUid, staffUid),
        isNull(tickets.mergedInto),
        isNotNull(tickets.waitingSince),
        after ? sql`${tickets.uid} > ${after}::uuid` : undefined,
      ),
    )
    .orderBy(asc(tickets.uid))
    .limit(limit)
    .for('update')
}

/** Tickets due before that moment whose staff were not warned, locked; other processes skip them. */
export function takeNearlyDueTickets(db: Database, before: Date, limit: number): Promise<TicketRow[]> {
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(
      and(sql`${tickets.answerDueAt} <= ${before.toISOString()}::timestamptz`, sql`${tickets.dueWarnedAt} is null`),
    )
    .orderBy(asc(tickets.answerDueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}
