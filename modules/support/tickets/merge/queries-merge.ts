import { eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { incomingMails, ticketMails } from '../../incoming/tables.ts'
import { attachments, entries, heldMessages, readMarks, tickets } from '../../tables.ts'
import type { TicketRow } from '../queries-rows.ts'
import { ticketColumns } from '../queries-tickets.ts'

/** Locks both tickets in a fixed order, so that two merges of the same tickets do not deadlock. */
export function lockBoth(db: Database, uids: readonly [string, string]): Promise<TicketRow[]> {
  const [first, second] = [...uids].sort()
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(sql`${tickets.uid} in (${first}::uuid, ${second}::uuid)`)
    .orderBy(tickets.uid)
    .for('update')
}

/**
 * Renumbers the entries of both tickets by date, above all numbers used in either: an open stream misses nothing, and
 * recognises entries that it has already sent by their uid. Status entries of the merged ticket are not moved.
 * @returns how many entries there are
 */
async function renumber(db: Database, from: string, into: string, above: number): Promise<number> {
  const moved = await rowsOf<{ uid: string }>(
    db,
    sql`with ordered as (
          select uid, row_number() over (order by created_at, ticket_uid <> ${into}::uuid, sequence) as place
          from ${entries}
          where ticket_uid = ${into}::uuid or (ticket_uid = ${from}::uuid and kind <> 'status')
        )
        update ${entries} e set ticket_uid = ${into}::uuid, sequence = ${above}::bigint + ordered.place
        from ordered where e.uid = ordered.uid
        returning e.uid`,
  )
  return moved.length
}

/** Adds up how many messages each reader has read in the two tickets. */
async function addMarks(db: Database, from: string, into: string): Promise<void> {
  await db.execute(
    sql`insert into ${readMarks} (ticket_uid, reader_uid, seen)
        select ${into}::uuid, reader_uid, seen from ${readMarks} where ticket_uid = ${from}::uuid
        on conflict (ticket_uid, reader_uid) do update set seen = ${readMarks}.seen + excluded.seen`,
  )
  await db.delete(readMarks).where(eq(readMarks.ticketUid, from))
}

/** Moves entries, held answers, files, mails and read marks to the other ticket. @returns the number of renumbered entries */
export async function moveAll(db: Database, from: TicketRow, into: TicketRow): Promise<number> {
  const count = await renumber(db, from.uid, into.uid, Math.max(from.sequence, into.sequence))
  await addMarks(db, from.uid, into.uid)
  const there = { ticketUid: into.uid }
  await db.update(heldMessages).set(there).where(eq(heldMessages.ticketUid, from.uid))
  await db.update(attachments).set(there).where(eq(attachments.ticketUid, from.uid))
  await db.update(incomingMails).set(there).where(eq(incomingMails.ticketUid, from.uid))
  await db.update(ticketMails).set(there).where(eq(ticketMails.ticketUid, from.uid))
  await db.update(tickets).set({ mergedInto: into.uid }).where(eq(tickets.mergedInto, from.uid))
  return count
}
