import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { contacts, tickets } from '../tables.ts'
import type { TicketRow } from './queries-rows.ts'
import { ticketColumns } from './queries-tickets.ts'

/** Locks the rows until the caller's transaction ends; other processes skip them. */
export function takeClosed(db: Database, before: Date, limit: number): Promise<TicketRow[]> {
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(and(eq(tickets.status, 'closed'), lte(tickets.closedAt, before)))
    .orderBy(asc(tickets.closedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Like `takeClosed`, for help desk tickets that are locked and were closed before that moment. */
export function takeOutdated(db: Database, before: Date, limit: number): Promise<TicketRow[]> {
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(and(eq(tickets.type, 'contact'), eq(tickets.status, 'locked'), lte(tickets.closedAt, before)))
    .orderBy(asc(tickets.closedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/**
 * Deletes contacts without a ticket, with their tokens. The contacts are locked first: a ticket that is being opened in
 * parallel for one of them is then either visible here or creates the contact again.
 */
export async function deleteIdleContacts(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  const some = inArray(contacts.uid, [...uids])
  await db.select({ uid: contacts.uid }).from(contacts).where(some).for('update')
  const held = await db
    .selectDistinct({ uid: tickets.ownerUid })
    .from(tickets)
    .where(inArray(tickets.ownerUid, [...uids]))
  const busy = new Set(held.map((ticket) => ticket.uid))
  const idle = uids.filter((uid) => !busy.has(uid))
  if (idle.length > 0) await db.delete(contacts).where(inArray(contacts.uid, idle))
}
