import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { contacts, tickets } from '../../tables.ts'
import type { TicketRow } from '../queries-rows.ts'
import { ticketColumns } from '../queries-tickets.ts'

/** Tickets closed before that moment, locked until the caller's transaction ends; other processes skip them. */
export function takeClosedTickets(db: Database, before: Date, limit: number): Promise<TicketRow[]> {
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(and(eq(tickets.status, 'closed'), lte(tickets.closedAt, before)))
    .orderBy(asc(tickets.closedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Like `takeClosedTickets`, for help desk tickets without a message since that moment, whatever their status. */
export function takeOutdatedTickets(db: Database, before: Date, limit: number): Promise<TicketRow[]> {
  const lastMessage = sql`coalesce(${tickets.lastMessageAt}, ${tickets.createdAt})`
  const silent = sql`${lastMessage} <= ${before.toISOString()}::timestamptz`
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(and(eq(tickets.type, 'contact'), isNull(tickets.mergedInto), silent))
    .orderBy(lastMessage)
    .limit(limit)
    .for('update', { skipLocked: true })
}

export function lockTicketsOfContact(db: Database, contactUid: string): Promise<TicketRow[]> {
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(and(eq(tickets.type, 'contact'), eq(tickets.ownerUid, contactUid)))
    .orderBy(asc(tickets.uid))
    .for('update')
}

/**
 * Deletes contacts without a ticket, with their tokens. Locks the contacts first: a ticket opened in parallel for one
 * of them is then either visible here or creates the contact again.
 * @returns their e-mail addresses
 */
export async function deleteIdleContacts(db: Database, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const some = inArray(contacts.uid, [...uids])
  await db.select({ uid: contacts.uid }).from(contacts).where(some).for('update')
  const held = await db
    .selectDistinct({ uid: tickets.ownerUid })
    .from(tickets)
    .where(inArray(tickets.ownerUid, [...uids]))
  const busy = new Set(held.map((ticket) => ticket.uid))
  const idle = uids.filter((uid) => !busy.has(uid))
  if (idle.length === 0) return []
  const deleted = await db.delete(contacts).where(inArray(contacts.uid, idle)).returning({ email: contacts.email })
  return deleted.map(({ email }) => email)
}
