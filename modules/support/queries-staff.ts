import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { TicketStatus } from '../../contracts/support.ts'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import { numberedOrder } from '../../platform/paging/index.ts'
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
  waiting: tickets.waitingSince,
  due: tickets.answerDueAt,
  uid: tickets.uid,
} as const

/** Whoever has more to look through filters: neither counting nor reading goes further. */
export const mostListed = 10_000

export interface StaffListing {
  scope: StaffScope
  readerUid: string
  uids?: readonly string[] | undefined
  statuses?: readonly TicketStatus[] | undefined
  assignee?: string | undefined
  unassigned?: boolean | undefined
  waiting?: boolean | undefined
  /** due before that moment */
  dueBefore?: Date | undefined
  tags?: readonly string[] | undefined
  q?: string | undefined
  sort: keyof typeof sortColumns | undefined
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** In what is searched for, these are themselves. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function withinScope({ types, coachUid }: StaffScope): SQL | undefined {
  if (types.length === 0) return sql`false`
  const [only] = types
  const here = types.length === 1 && only ? eq(tickets.type, only) : inArray(tickets.type, types)
  if (coachUid === null || !types.includes('coaching')) return here
  const hers = or(eq(tickets.assigneeUid, coachUid), isNull(tickets.assigneeUid))
  return types.length === 1 ? and(here, hers) : and(here, or(eq(tickets.type, 'contact'), hers))
}

const either = (wanted: boolean | undefined, yes: SQL, no: SQL) =>
  wanted === undefined ? undefined : wanted ? yes : no

function conditionOf({ scope, uids, statuses, assignee, q, ...more }: StaffListing): SQL | undefined {
  return and(
    withinScope(scope),
    isNull(tickets.mergedInto),
    either(more.unassigned, isNull(tickets.assigneeUid), isNotNull(tickets.assigneeUid)),
    either(more.waiting, isNotNull(tickets.waitingSince), isNull(tickets.waitingSince)),
    more.dueBefore ? lt(tickets.answerDueAt, more.dueBefore) : undefined,
    more.tags ? arrayOverlaps(tickets.tags, [...more.tags]) : undefined,
    uids ? inArray(tickets.uid, [...uids]) : undefined,
    statuses ? inArray(tickets.status, [...statuses]) : undefined,
    assignee ? eq(tickets.assigneeUid, assignee) : undefined,
    q?.trim() ? sql`${tickets.searched} like '%' || fold(${escaped(q.trim())}) || '%'` : undefined,
  )
}

export async function listStaffTickets(db: Database, listing: StaffListing): Promise<SeenTicket[]> {
  const limit = Math.min(listing.limit, mostListed - listing.offset)
  if (limit <= 0) return []
  return db
    .select(seenColumns)
    .from(tickets)
    .leftJoin(readMarks, marksOf(listing.readerUid))
    .where(conditionOf(listing))
    .orderBy(...orderOf(listing))
    .limit(limit)
    .offset(listing.offset)
}

/** The tie goes the same way, so that one index serves the whole order. */
function orderOf({ sort = 'modified', order }: StaffListing): SQL[] {
  const [first] = numberedOrder({ sort, order }, sortColumns, { sort: 'modified', order: 'desc' }, tickets.uid)
  return first ? [first, sql`${tickets.uid} ${sql.raw(order)}`] : []
}

/** Up to `mostListed`: counting a million rows for each page would cost more than the page. */
export async function countStaffTickets(db: Database, listing: StaffListing): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(tickets)
    .where(conditionOf(listing))
    .limit(mostListed + 1)
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${some}) as found`)
  return row?.count ?? 0
}
