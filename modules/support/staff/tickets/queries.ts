import {
  and,
  arrayOverlaps,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { maxViewCount, type TicketViewCounts } from '../../../../contracts/support/staff-ticket-list.ts'
import type { ReportedTickets } from '../../../../contracts/support/staff-ticket-report.ts'
import type { TicketStatus } from '../../../../contracts/support/support.ts'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { maxCountedRows, numberedOrder } from '../../../../platform/paging/index.ts'
import { wholeMonth } from '../../../calendar/index.ts'
import { openStatuses, type StaffScope } from '../../policy.ts'
import { readMarks, tickets } from '../../tables.ts'
import { ticketWords } from '../../tables-words.ts'
import { hasWords } from '../../tickets/messages/queries-words.ts'
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

export interface StaffSelection {
  scope: StaffScope
  uids?: readonly string[] | undefined
  statuses?: readonly TicketStatus[] | undefined
  assignee?: string | undefined
  /** the account whose discussions are listed */
  member?: string | undefined
  unassigned?: boolean | undefined
  waiting?: boolean | undefined
  snoozed?: boolean | undefined
  /** a ticket snoozed beyond this moment counts as snoozed */
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
  /** active coaches: lists open discussions that are assigned to none of these */
  noneOf?: readonly string[] | undefined
  sought?: TicketSearch | undefined
}

export interface TicketSearch {
  q: string
  /** contact tickets whose texts contain the words, as returned by `findContactTicketUids` */
  requests: string | null
  /** the viewer's own discussions whose decrypted texts contain the words */
  discussions: readonly string[]
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

/** Conditions whose union is the viewer's scope: each reads one range of an index. */
function partsOf({ types, coachUids }: StaffScope): SQL[] {
  return types.flatMap((type) => {
    const here = eq(tickets.type, type)
    if (type === 'contact' || coachUids === null) return here
    const assigned = coachUids.map((uid) => sql`${here} and ${eq(tickets.assigneeUid, uid)}`)
    return [...assigned, sql`${here} and ${isNull(tickets.assigneeUid)}`]
  })
}

/** Conditions whose union is the search result: each uses its own index, which a single condition with `or` would not. */
function waysToFind({ q, requests, discussions }: TicketSearch): SQL[] {
  const words = sql`select ${ticketWords.ticketUid} from ${ticketWords} where ${hasWords(q)}`
  // One array parameter: sending a thousand separate ones would take longer than the query.
  const isOne = (uids: unknown) => sql`${tickets.uid} = any(${sql.param(uids)}::uuid[])`
  return [
    sql`${tickets.searched} like '%' || fold(${escaped(q)}) || '%'`,
    ...(requests === 'many' ? [sql`${tickets.type} = 'contact' and ${tickets.uid} in (${words})`] : []),
    ...(requests && requests !== 'many' ? [isOne(requests)] : []),
    ...(discussions.length > 0 ? [isOne(discussions)] : []),
  ]
}

/** Conditions whose union is the selection; in a search, a ticket may meet several conditions. */
function conditionsOf(selection: StaffSelection): SQL[] {
  const filters = filtersOf(selection)
  const ways = selection.sought ? waysToFind(selection.sought) : [undefined]
  return partsOf(selection.scope).flatMap((part) => ways.map((way) => sql`${and(part, filters, way)}`))
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

const withoutCoach = (active: readonly string[]) =>
  and(
    eq(tickets.type, 'coaching'),
    inArray(tickets.status, [...openStatuses]),
    or(isNull(tickets.assigneeUid), active.length > 0 ? notInArray(tickets.assigneeUid, [...active]) : sql`true`),
  )

function filtersOf({ uids, statuses, assignee, ...more }: StaffSelection): SQL | undefined {
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
    more.noneOf ? withoutCoach(more.noneOf) : undefined,
    uids ? inArray(tickets.uid, [...uids]) : undefined,
    statuses ? inArray(tickets.status, [...statuses]) : undefined,
    assignee ? eq(tickets.assigneeUid, assignee) : undefined,
    more.member ? and(eq(tickets.ownerUid, more.member), eq(tickets.type, 'coaching')) : undefined,
  )
}

/** A search with more results is too broad to read through, and counting them would read a large part of both tables. */
const mostFound = 200

/** Maximum number of tickets of a listing that are counted and read. */
export const maxTicketsOf = ({ sought }: Pick<StaffSelection, 'sought'>): number =>
  sought ? mostFound : maxCountedRows

/** Each condition is read in index order up to the end of the page: one query with `or` would sort all rows. */
export async function listStaffTickets(db: Database, listing: StaffListing): Promise<SeenTicket[]> {
  const limit = Math.min(listing.limit, maxTicketsOf(listing) - listing.offset)
  const conditions = conditionsOf(listing)
  if (limit <= 0 || conditions.length === 0) return []
  const order = sql.join(orderOf(listing), sql`, `)
  const found = conditions.map(
    (condition) => sql`(select * from ${tickets} where ${condition} order by ${order} limit ${limit + listing.offset})`,
  )
  const union = listing.sought ? sql` union ` : sql` union all `
  const page = sql`select uid from (${sql.join(found, union)}) as support_tickets
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
 * Counts up to `maxTicketsOf`: counting a million rows would cost more than the page. Counts each condition apart, because
 * PostgreSQL counts an index range without reading rows, but reads every row for an `or`.
 */
export async function countStaffTickets(db: Database, listing: StaffSelection): Promise<number> {
  const conditions = conditionsOf(listing)
  if (conditions.length === 0) return 0
  const limit = maxTicketsOf(listing) + 1
  const total = listing.sought
    ? sql`(select count(*) from (${sql.join(
        conditions.map((condition) => sql`(select uid from ${tickets} where ${condition} limit ${limit})`),
        sql` union `,
      )}) as found)`
    : sql.join(
        conditions.map(
          (condition) =>
            sql`(select count(*) from (select from ${tickets} where ${condition} limit ${limit}) as found)`,
        ),
        sql` + `,
      )
  const [row] = await rowsOf<{ count: number }>(db, sql`select (${total})::int as count`)
  return row?.count ?? 0
}

/** Selection of an inbox view. No view contains snoozed tickets. */
export type ViewSelection = Omit<StaffSelection, 'snoozed'>

/**
 * Limits each count. With a limit this low PostgreSQL expects enough matches in the table's first rows, and reads the
 * whole table if that is wrong. In the order of the partial indexes it reads one index range instead. The order begins
 * with `snoozed_until`, which no condition makes constant: PostgreSQL drops an order by constants.
 */
function countForView(selection: ViewSelection): SQL {
  const most = maxViewCount + 1
  const filters = filtersOf(selection)
  // The second range contains tickets that the sweep has not woken yet.
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
