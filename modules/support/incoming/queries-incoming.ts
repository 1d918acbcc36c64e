import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { contacts } from '../tables.ts'
import { incomingMails, ticketMails } from './tables.ts'

export type IncomingRow = typeof incomingMails.$inferSelect

/** @returns false when a mail with that Message-ID was processed before */
export async function insertIncoming(db: Database, row: IncomingRow): Promise<boolean> {
  const inserted = await db
    .insert(incomingMails)
    .values(row)
    .onConflictDoNothing({ target: incomingMails.messageId })
    .returning({ uid: incomingMails.uid })
  return inserted.length > 0
}

export async function updateIncoming(db: Database, uid: string, change: Partial<IncomingRow>): Promise<void> {
  await db.update(incomingMails).set(change).where(eq(incomingMails.uid, uid))
}

/** Incoming mails that were stored as these messages. */
export async function findIncomingOf(db: Database, entryUids: readonly string[]): Promise<IncomingRow[]> {
  if (entryUids.length === 0) return []
  return db
    .select()
    .from(incomingMails)
    .where(inArray(incomingMails.entryUid, [...entryUids]))
}

export async function hasIncoming(db: Database): Promise<boolean> {
  return (await db.select({ uid: incomingMails.uid }).from(incomingMails).limit(1)).length > 0
}

/** Deletes mails that belong to no ticket. */
export async function deleteIncomingBefore(db: Database, before: Date): Promise<void> {
  await db.delete(incomingMails).where(and(isNull(incomingMails.ticketUid), lt(incomingMails.receivedAt, before)))
}

export async function insertTicketMail(db: Database, row: typeof ticketMails.$inferInsert): Promise<void> {
  await db.insert(ticketMails).values(row)
}

/** Uids of the sent mails about these tickets. */
export async function listMailsAbout(db: Database, ticketUids: readonly string[]): Promise<string[]> {
  if (ticketUids.length === 0) return []
  const rows = await db
    .select({ mailUid: ticketMails.mailUid })
    .from(ticketMails)
    .where(inArray(ticketMails.ticketUid, [...ticketUids]))
  return rows.map(({ mailUid }) => mailUid)
}

/** The ticket of the newest of these sent mails. */
export async function findTicketOfMails(db: Database, mailUids: readonly string[]): Promise<string | undefined> {
  if (mailUids.length === 0) return undefined
  const [row] = await db
    .select({ ticketUid: ticketMails.ticketUid })
    .from(ticketMails)
    .where(inArray(ticketMails.mailUid, [...mailUids]))
    .orderBy(desc(ticketMails.createdAt))
    .limit(1)
  return row?.ticketUid
}

/** The last sent and received mails of a ticket, oldest first. Sent mails have a uid, received ones a Message-ID. */
export async function listThread(db: Database, ticketUid: string, limit: number) {
  const sent = await db
    .select({ mailUid: ticketMails.mailUid, at: ticketMails.createdAt })
    .from(ticketMails)
    .where(eq(ticketMails.ticketUid, ticketUid))
    .orderBy(desc(ticketMails.createdAt))
    .limit(limit)
  const received = await db
    .select({ messageId: incomingMails.messageId, at: incomingMails.receivedAt })
    .from(incomingMails)
    .where(eq(incomingMails.ticketUid, ticketUid))
    .orderBy(desc(incomingMails.receivedAt))
    .limit(limit)
  return [...sent, ...received].sort((one, other) => one.at.getTime() - other.at.getTime()).slice(-limit)
}

export async function markUndeliverable(db: Database, email: string, at: Date | null): Promise<void> {
  await db.update(contacts).set({ undeliverableAt: at }).where(eq(contacts.email, email))
}

/** The contacts with a permanent delivery failure, and since when. */
export async function findUndeliverable(db: Database, contactUids: readonly string[]): Promise<Map<string, Date>> {
  if (contactUids.length === 0) return new Map()
  const rows = await db
    .select({ uid: contacts.uid, at: contacts.undeliverableAt })
    .from(contacts)
    .where(inArray(contacts.uid, [...contactUids]))
  return new Map(rows.flatMap(({ uid, at }) => (at ? [[uid, at] as const] : [])))
}
