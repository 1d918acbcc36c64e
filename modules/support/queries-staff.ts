import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { TicketStatus } from '../../contracts/support.ts'
import type { Database } from '../../platform/database/index.ts'
import type { StaffScope } from './policy.ts'
import type { SeenTicket } from './queries-rows.ts'
import { marksOf, seenColumns } from './queries-tickets.ts'
import { readMarks, tickets } from './tables.ts'

const sortColumns = {
  modified: tickets.modifiedAt,
  date: tickets.createdAt,
  title: tickets.title,
  status: tickets.status,
  type: tickets.type,
  uid: tickets.uid,
} as const

export interface StaffListing {
  scope: StaffScope
  readerUid: string
  uids?: readonly string[] | undefined
  statuses?: readonly TicketStatus[] | undefined
  assignee?: string | undefined
  q?: string | undefined
  sort: keyof typeof sortColumns
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** In what is searched for, these are themselves. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function withinScope({ types, coachUid }: StaffScope): SQL | undefined {
  if (types.length === 0) return sql`false`
  const here = inArray(tickets.type, types)
  if (coachUid === null) return here
  return and(here, or(eq(tickets.type, 'contact'), eq(tickets.assigneeUid, coachUid), isNull(tickets.assigneeUid)))
}

function conditionOf({ scope, uids, statuses, assignee, q }: StaffListing): SQL | undefined {
  return and(
    withinScope(scope),
    uids ? inArray(tickets.uid, [...uids]) : undefined,
    statuses ? inArray(tickets.status, [...statuses]) : undefined,
    assignee ? eq(tickets.assigneeUid, assignee) : undefined,
    q?.trim() ? sql`${tickets.searched} like '%' || fold(${escaped(q.trim())}) || '%'` : undefined,
  )
}

export function listStaffTickets(db: Database, listing: StaffListing): Promise<SeenTicket[]> {
  const direction = listing.order === 'desc' ? desc : asc
  return db
    .select(seenColumns)
    .from(tickets)
    .leftJoin(readMarks, marksOf(listing.readerUid))
    .where(conditionOf(listing))
    .orderBy(direction(sortColumns[listing.sort]), direction(tickets.uid))
    .limit(listing.limit)
    .offset(listing.offset)
}

export async function countStaffTickets(db: Database, listing: StaffListing): Promise<number> {
  const [row] = await db.select({ count: count() }).from(tickets).where(conditionOf(listing))
  return row?.count ?? 0
}
