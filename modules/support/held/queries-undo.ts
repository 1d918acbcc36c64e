import { and, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { entries, readMarks } from '../tables.ts'
import type { EntryRow, TicketRow } from '../tickets/queries-rows.ts'

export interface StateAfterUndo {
  /** time of the user's first message since the last answer or closing */
  waitingSince: Date | null
  lastMessageAt: Date | null
  /** the status had never changed before the answer */
  wasNew: boolean
}

/** State of the ticket without the undone answer. */
export async function readRemaining(
  db: Database,
  { ticketUid, sequence }: Pick<EntryRow, 'ticketUid' | 'sequence'>,
): Promise<StateAfterUndo> {
  const [row] = await rowsOf<{
    waitingSince: string | Date | null
    lastMessageAt: string | Date | null
    wasNew: boolean
  }>(
    db,
    sql`with talk as (select * from ${entries} where ticket_uid = ${ticketUid}::uuid and kind = 'message'),
             ended as (select max(sequence) as sequence from ${entries} where ticket_uid = ${ticketUid}::uuid
               and (kind = 'message' and staff or kind = 'status' and content in ('closed', 'locked')))
        select max(created_at) as "lastMessageAt",
               not exists (select from ${entries} where ticket_uid = ${ticketUid}::uuid
                 and kind = 'status' and sequence < ${sequence}) as "wasNew",
               min(created_at) filter (
                 where not staff and sequence > coalesce((select sequence from ended), 0)
               ) as "waitingSince"
        from talk`,
  )
  const dateOf = (value: string | Date | null | undefined) => (value ? new Date(value) : null)
  return {
    waitingSince: dateOf(row?.waitingSince),
    lastMessageAt: dateOf(row?.lastMessageAt),
    wasNew: row?.wasNew === true,
  }
}

export async function deleteEntry(db: Database, uid: string): Promise<void> {
  await db.delete(entries).where(eq(entries.uid, uid))
}

/** Lowers the user's read mark to the number of remaining answers. */
export async function lowerReadMark(
  db: Database,
  { uid, ownerUid }: Pick<TicketRow, 'uid' | 'ownerUid'>,
  staffMessages: number,
): Promise<void> {
  await db
    .update(readMarks)
    .set({ seen: sql`least(${readMarks.seen}, ${staffMessages}::int)` })
    .where(and(eq(readMarks.ticketUid, uid), eq(readMarks.readerUid, ownerUid)))
}
