import { and, arrayOverlaps, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { mostInView, type TicketViewCounts } from '../../../../contracts/support/staff-ticket-list.ts'
import type { ReportedTickets } from '../../../../contracts/support/staff-ticket-report.ts'
import type { TicketStatus } from '../../../../contracts/support/support.ts'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { mostListed, numberedOrder } from '../../../../platform/paging/index.ts'
import { wholeMonth } from '../../../calendar/index.ts'
import type { StaffScope } from '../../policy.ts'
import { readMarks, tickets } from '../../tables.ts'
import type { SeenTicket } from '../../tickets/queries-rows.ts'
import { marksOf, seenColumns } from '../../tickets/queries-tickets.ts'
import { countedTicketUids } from '../figures/queries-waits.ts'
import { categoryOf, isReported } from '../report/queries-reported.ts'

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

/** Selects tickets of a staff list. */
export interface StaffSelection {
  scope: StaffScope
  uids?: readonly string[] | undefined
  statuses?: readonly TicketStatus[] | undefined
  assignee?: string | undefined
  unassigned?: boolean | undefined
  waiting?: boolean | undefined
  snoozed?: boolean | undefined
  /** snoozed beyond that moment */
  now: Date
  /** its promised hour has passed */
  overdue?: boolean | undefined
  tags?: readonly string[] | undefined
  /** figure whose tickets are listed: `late@2026-03` */
  counted?: string | undefined
  /** report figure whose tickets are listed */
  reported?: ReportedTickets | undefined
  category?: string | undefined
  uncategorised?: boolean | undefined
  untagged?: boolean | undefined
  q?: string | undefined
}

export interface StaffListing extends StaffSelection {
  readerUid: string
  sort: keyof typeof sortColumns | undefined
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Escapes the wildcards of LIKE. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Conditions whose union is the viewer's scope: each is one range of an index. */
function partsOf({ types, coachUids }: StaffScope): SQL[] {
  return types.flatMap((type) => {
    const here = eq(tickets.type, type)
    if (type === 'contact' || coachUids === null) return here
    const assigned = coachUids.map((uid) => sql`${here} and ${eq(tickets.assigneeUid, uid)}`)
    return [...assigned, sql`${here} and ${isNull(tickets.assigneeUid)}`]
  })
}

const either = (wanted: boolean | undefined, yes: SQL, no: SQL) =>
  wanted === undefined ? undefined : wanted ? yes : no

function countedUids(counted: string): SQL {
  const [part = '', month = ''] = counted.split('@')
  return countedTicketUids(part, wholeMonth(month))
}

/** Category of help desk tickets only: the title of a discussion is encrypted. */
const category = sql`case when ${tickets.type} = 'contact' then ${categoryOf(sql`${tickets.title}`)} end`
const hasCategory = sql`${category} is not null`

function filtersOf({ uids, statuses, assignee, q, ...more }: StaffSelection): SQL | undefined {
  return and(
    isNull(tickets.mergedInto),
    either(more.unassigned, isNull(tickets.assigneeUid), isNotNull(tickets.assigneeUid)),
    either(more.waiting, isNotNull(tickets.waitingSince), isNull(tickets.waitingSince)),
    either(
      more.snoozed,
      gt(tickets.snoozedUntil, more.now),
      sql`(${tickets.snoozedUntil} is null or ${tickets.snoozedUntil} <= ${more.now})`,
    ),
    either(
      more.overdue,
      lt(tickets.answerDueAt, more.now),
      sql`(${tickets.answerDueAt} is null or ${tickets.answerDueAt} >= ${more.now})`,
    ),
    more.tags ? arrayOverlaps(tickets.tags, [...more.tags]) : undefined,
    more.counted ? sql`${tickets.uid} in (${countedUids(more.counted)})` : undefined,
    more.reported
      ? sql`${tickets.uid} in (select t.uid from ${tickets} t where ${isReported(more.reported)})`
      : undefined,
    more.category === undefined ? undefined : sql`${category} = ${more.category}`,
    either(more.uncategorised, sql`${category} is null`, hasCategory),
    either(more.untagged, sql`${tickets.tags} = '{}'`, sql`${tickets.tags} <> '{}'`),
    uids ? inArray(tickets.uid, [...uids]) : undefined,
    statuses ? inArray(tickets.status, [...statuses]) : undefined,
    assignee ? eq(tickets.assigneeUid, assignee) : undefined,
    q?.trim() ? sql`${tickets.searched} like '%' || fold(${escaped(q.trim())}) || '%'` : undefined,
  )
}

/** Each part is read in index order up to the end of the page: one query with `or` would sort all rows. */
export async function listStaffTickets(db: Database, listing: StaffListing): Promise<SeenTicket[]> {
  const limit = Math.min(listing.limit, mostListed - listing.offset)
  const parts = partsOf(listing.scope)
  if (limit <= 0 || parts.length === 0) return []
  const order = sql.join(orderOf(listing), sql`, `)
  const found = parts.map(
    (part) =>
      sql`(select * from ${tickets} where ${and(part, filtersOf(listing))}
           order by ${order} limit ${limit + listing.offset})`,
  )
  const page = sql`select uid from (${sql.join(found, sql` union all `)}) as support_tickets
    order by ${order} limit ${limit} offset ${listing.offset}`
  return db
    .select(seenColumns)
    .from(tickets)
    .leftJoin(readMarks, marksOf(listing.readerUid))
    .where(sql`${tickets.uid} in (${page})`)
    .orderBy(order)
}

/** The uid breaks ties in the same direction, so that one index serves the whole order. */
function orderOf({ sort = 'modified', order }: StaffListing): SQL[] {
  const [first] = numberedOrder({ sort, order }, sortColumns, { sort: 'modified', order: 'desc' }, tickets.uid)
  return first ? [first, sql`${tickets.uid} ${sql.raw(order)}`] : []
}

/**
 * Counts up to `mostListed`: counting a million rows for each page would cost more than the page. Part by part, because
 * PostgreSQL counts one index range without reading rows, but reads every row for an `or`.
 */
export async function countStaffTickets(db: Database, listing: StaffListing): Promise<number> {
  const filters = filtersOf(listing)
  const counts = partsOf(listing.scope).map((part) => {
    const found = sql`select from ${tickets} where ${and(part, filters)} limit ${mostListed + 1}`
    return sql`(select count(*) from (${found}) as found)`
  })
  if (counts.length === 0) return 0
  const [row] = await rowsOf<{ count: number }>(db, sql`select (${sql.join(counts, sql` + `)})::int as count`)
  return row?.count ?? 0
}

/** Selection of an inbox view. No view contains snoozed tickets. */
export type ViewSelection = Omit<StaffSelection, 'snoozed'>

/**
 * A limit this low makes PostgreSQL expect enough in the first rows of the table, all of which it reads where that is
 * wrong. In the order of the index of open tickets, or of unanswered ones, it reads one range of that index. The order
 * is by `snoozed_until`, which no condition makes constant: PostgreSQL forgets an order by constants alone.
 */
function countForView(selection: ViewSelection): SQL {
  const most = mostInView + 1
  const filters = filtersOf(selection)
  // The second range is what the sweep has not woken yet.
  const awake = [isNull(tickets.snoozedUntil), lte(tickets.snoozedUntil, selection.now)]
  const counts = partsOf(selection.scope).flatMap((part) =>
    awake.map((range) => {
      const found = sql`select from ${tickets} where ${and(part, range, filters)}
        order by ${tickets.snoozedUntil}, ${tickets.assigneeUid} limit ${most}`
      return sql`(select count(*) from (${found}) as found)`
    }),
  )
  return counts.length === 0 ? sql`0` : sql`least(${sql.join(counts, sql` + `)}, ${most})::int`
}

/** One query for all views. */
export async function countViews(
  db: Database,
  views: Readonly<Record<keyof TicketViewCounts, ViewSelection>>,
): Promise<TicketViewCounts> {
  const counts = Object.entries(views).map(
    ([name, selection]) => sql`${countForView(selection)} as ${sql.identifier(name)}`,
  )
  const [row] = await rowsOf<TicketViewCounts>(db, sql`select ${sql.join(counts, sql`, `)}`)
  if (!row) throw new Error('the counts of the views have no row')
  return row
}
