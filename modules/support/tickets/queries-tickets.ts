import { and, desc, eq, getTableColumns, gte, inArray, isNull, lt, lte, ne, type Placeholder, sql } from 'drizzle-orm'
import type { SupportType } from '../../../contracts/support/support.ts'
import { type Database, memoizeQuery } from '../../../platform/database/index.ts'
import { readMarks, tickets } from '../tables.ts'
import type { SeenTicket, TicketRow } from './queries-rows.ts'

const { searched: _, ...columns } = getTableColumns(tickets)

export const ticketColumns = columns
export const seenColumns = { ...columns, seen: sql<number>`coalesce(${readMarks.seen}, 0)`.mapWith(Number) }

export async function insertTicket(db: Database, ticket: TicketRow): Promise<void> {
  await db.insert(tickets).values(ticket)
}

/** Matches a ticket by its uid, or the ticket that it was merged into. */
const isOrWentTo = (uid: string | Placeholder) =>
  sql`${tickets.uid} = coalesce((select t.merged_into from support_tickets t where t.uid = ${uid}::uuid), ${uid}::uuid)`

/** Locks the ticket until the caller's transaction ends, so that entries are numbered one after the other. */
export async function lockTicket(db: Database, uid: string): Promise<TicketRow | undefined> {
  const [ticket] = await db.select(columns).from(tickets).where(isOrWentTo(uid)).for('update')
  return ticket
}

export const marksOf = (readerUid: string | Placeholder) =>
  and(eq(readMarks.ticketUid, tickets.uid), eq(readMarks.readerUid, readerUid))

const ticketByUid = memoizeQuery((db) =>
  db
    .select(seenColumns)
    .from(tickets)
    .leftJoin(readMarks, marksOf(sql.placeholder('readerUid')))
    .where(isOrWentTo(sql.placeholder('uid')))
    .prepare('support_ticket_by_uid'),
)

export async function findTicket(db: Database, uid: string, readerUid: string): Promise<SeenTicket | undefined> {
  const [ticket] = await ticketByUid(db).execute({ uid, readerUid })
  return ticket
}

/** The assignees of these tickets, without any permission check. */
export function listAssignees(
  db: Database,
  uids: readonly string[],
): Promise<Pick<SeenTicket, 'uid' | 'type' | 'assigneeUid'>[]> {
  const { uid, type, assigneeUid } = tickets
  return db
    .select({ uid, type, assigneeUid })
    .from(tickets)
    .where(inArray(uid, [...uids]))
}

export interface OwnTickets {
  type: SupportType
  ownerUid: string
  /** the last ticket of the previous page */
  after?: { modifiedAt: string; uid: string } | undefined
  /** uids; undefined: all */
  among?: readonly string[] | undefined
  limit: number
}

/** A page of the owner's tickets, latest activity first. */
export function listOwnTickets(
  db: Database,
  { type, ownerUid, after, among, limit }: OwnTickets,
): Promise<SeenTicket[]> {
  const older = after
    ? sql`(${tickets.modifiedAt}, ${tickets.uid}) < (${after.modifiedAt}::timestamptz, ${after.uid}::uuid)`
    : undefined
  return db
    .select(seenColumns)
    .from(tickets)
    .leftJoin(readMarks, marksOf(ownerUid))
    .where(
      and(
        eq(tickets.ownerUid, ownerUid),
        eq(tickets.type, type),
        isNull(tickets.mergedInto),
        older,
        among && inArray(tickets.uid, [...among]),
      ),
    )
    .orderBy(desc(tickets.modifiedAt), desc(tickets.uid))
    .limit(limit)
}

/** Reads one owner's range of an index, and the read mark of each ticket. */
export async function countUnreadOf(db: Database, type: SupportType, ownerUid: string): Promise<number> {
  const unread = sql<number>`coalesce(sum(greatest(0, ${tickets.staffMessages} - coalesce(${readMarks.seen}, 0))), 0)`
  const [row] = await db
    .select({ unread: unread.mapWith(Number) })
    .from(tickets)
    .leftJoin(readMarks, marksOf(ownerUid))
    .where(and(eq(tickets.ownerUid, ownerUid), eq(tickets.type, type), isNull(tickets.mergedInto)))
  return row?.unread ?? 0
}

export async function updateTicket(db: Database, uid: string, change: Partial<TicketRow>): Promise<void> {
  await db.update(tickets).set(change).where(eq(tickets.uid, uid))
}

export async function deleteTickets(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length > 0) await db.delete(tickets).where(inArray(tickets.uid, [...uids]))
}

/** @returns whether the mark moved forward */
export async function saveReadMark(db: Database, ticketUid: string, readerUid: string, seen: number): Promise<boolean> {
  const moved = await db
    .insert(readMarks)
    .values({ ticketUid, readerUid, seen })
    .onConflictDoUpdate({
      target: [readMarks.ticketUid, readMarks.readerUid],
      set: { seen: sql`excluded.seen` },
      setWhere: sql`${readMarks.seen} < excluded.seen`,
    })
    .returning({ seen: readMarks.seen })
  return moved.length > 0 && seen > 0
}

/** Number of the user's messages that at least one member of staff has read. */
export async function countSeenByStaff(db: Database, ticketUid: string, ownerUid: string): Promise<number> {
  const [marks] = await seenByStaff(db).execute({ ticketUid, ownerUid })
  return marks?.seen ?? 0
}

const seenByStaff = memoizeQuery((db) =>
  db
    .select({ seen: sql<number>`coalesce(max(${readMarks.seen}), 0)`.mapWith(Number) })
    .from(readMarks)
    .where(
      and(eq(readMarks.ticketUid, sql.placeholder('ticketUid')), ne(readMarks.readerUid, sql.placeholder('ownerUid'))),
    )
    .prepare('support_seen_by_staff'),
)

/** Number of staff messages that the user has read. */
export async function countSeenByPerson(db: Database, ticketUid: string, ownerUid: string): Promise<number> {
  const [mark] = await db
    .select({ seen: readMarks.seen })
    .from(readMarks)
    .where(and(eq(readMarks.ticketUid, ticketUid), eq(readMarks.readerUid, ownerUid)))
  return mark?.seen ?? 0
}

/** Every ticket of one channel that has this owner, or that this account opened. */
export function listTicketsOfPerson(
  db: Database,
  person: { type: SupportType; ownerUid?: string; userUid?: string },
): Promise<TicketRow[]> {
  const whose = person.ownerUid ? eq(tickets.ownerUid, person.ownerUid) : eq(tickets.userUid, person.userUid ?? '')
  return db
    .select(columns)
    .from(tickets)
    .where(and(eq(tickets.type, person.type), whose))
    .orderBy(tickets.createdAt, tickets.uid)
}

type TitledTicket = Pick<TicketRow, 'uid' | 'ownerUid' | 'title'>

/** Stored titles of the tickets opened in that period, newest first. */
export function listTitles(
  db: Database,
  { type, startAt, endAt, limit }: { type: SupportType; startAt: Date; endAt: Date; limit: number },
): Promise<TitledTicket[]> {
  const { uid, ownerUid, title, createdAt } = tickets
  // No ticket is modified before it is opened: the modification date has an index.
  const indexed = and(eq(tickets.type, type), isNull(tickets.mergedInto), gte(tickets.modifiedAt, startAt))
  return db
    .select({ uid, ownerUid, title })
    .from(tickets)
    .where(and(indexed, gte(createdAt, startAt), lt(createdAt, endAt)))
    .orderBy(desc(createdAt), desc(uid))
    .limit(limit)
}

/** Wakes snoozed tickets that are due; parallel sweeps take different tickets. @returns their uids */
export async function wakeSnoozedTickets(db: Database, now: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ uid: tickets.uid })
    .from(tickets)
    .where(lte(tickets.snoozedUntil, now))
    .orderBy(tickets.snoozedUntil)
    .limit(limit)
    .for('update', { skipLocked: true })
  const awake = await db
    .update(tickets)
    .set({ snoozedUntil: null })
    .where(inArray(tickets.uid, due))
    .returning({ uid: tickets.uid })
  return awake.map(({ uid }) => uid)
}
