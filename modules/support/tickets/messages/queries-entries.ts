import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { entries, tickets } from '../../tables.ts'
import type { EntryRow } from '../queries-rows.ts'

export type EntryKind = EntryRow['kind']

export async function insertEntries(db: Database, rows: EntryRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(entries).values(rows)
}

export async function findEntry(db: Database, ticketUid: string, uid: string): Promise<EntryRow | undefined> {
  const [entry] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.ticketUid, ticketUid), eq(entries.uid, uid)))
  return entry
}

export interface EntryPage {
  ticketUid: string
  kinds: readonly EntryKind[]
  /** only entries with a lower number */
  before: number | undefined
  limit: number
}

/** A page of entries, newest first. */
export function listEntries(db: Database, { ticketUid, kinds, before, limit }: EntryPage): Promise<EntryRow[]> {
  return db
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.ticketUid, ticketUid),
        inArray(entries.kind, [...kinds]),
        before === undefined ? undefined : lt(entries.sequence, before),
      ),
    )
    .orderBy(desc(entries.sequence))
    .limit(limit)
}

/** The last message of each ticket: one index look-up per ticket, however long it is. */
export async function listLastMessages(db: Database, ticketUids: readonly string[]): Promise<EntryRow[]> {
  if (ticketUids.length === 0) return []
  const last = db
    .select({ uid: entries.uid })
    .from(entries)
    .where(and(eq(entries.ticketUid, tickets.uid), eq(entries.kind, 'message')))
    .orderBy(desc(entries.sequence))
    .limit(1)
    .as('last')
  const found = db
    .select({ uid: last.uid })
    .from(tickets)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(tickets.uid, [...ticketUids]))
  return db.select().from(entries).where(inArray(entries.uid, found))
}

/** Entries with a higher number than `after`, in order. */
export function listEntriesAfter(db: Database, ticketUid: string, after: number, limit: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.ticketUid, ticketUid), gt(entries.sequence, after)))
    .orderBy(asc(entries.sequence))
    .limit(limit)
}

export interface MessagesSince {
  ticketUid: string
  /** number of the last entry that does not count */
  after: number
  /** author whose own messages do not count */
  author: string
  limit: number
}

/** Messages of other authors, newest first. A message always has an author. */
export function listMessagesOfOthers(
  db: Database,
  { ticketUid, after, author, limit }: MessagesSince,
): Promise<EntryRow[]> {
  const theirs = and(eq(entries.kind, 'message'), ne(entries.authorUid, author))
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.ticketUid, ticketUid), gt(entries.sequence, after), theirs))
    .orderBy(desc(entries.sequence))
    .limit(limit)
}

/** All entries of many tickets, for an export. */
export function listEntriesOf(db: Database, ticketUids: readonly string[]): Promise<EntryRow[]> {
  if (ticketUids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(entries)
    .where(inArray(entries.ticketUid, [...ticketUids]))
    .orderBy(asc(entries.ticketUid), asc(entries.sequence))
}
