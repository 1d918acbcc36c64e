import {
  type AnyColumn,
  and,
  arrayContains,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AccountState } from '../../../contracts/accounts/staff-members.ts'
import { containsAddressOrWords, type Database } from '../../../platform/database/index.ts'
import {
  type Counted,
  countRows,
  countUpTo,
  type Numbered,
  type NumberedQuery,
  numberedOrder,
  offsetOf,
} from '../../../platform/paging/index.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import { staffRoles } from '../policy.ts'
import { userColumns } from '../queries-users.ts'
import { users } from '../tables.ts'
import type { User } from '../user.ts'

const state = sql`(case when ${users.suspendedAt} is null then 'active' else 'suspended' end)`

const sorts = {
  date: users.createdAt,
  email: users.email,
  name: users.sortedName,
  state,
  lastSeen: users.lastSeenAt,
  suspended: sql`(${users.suspendedAt} is not null)`,
  uid: users.uid,
}

/** Columns of the account with that uid, for other modules' lists that are sorted by people. */
export const accountColumns = {
  join: (uid: AnyColumn): SQL => sql`join ${users} on ${users.uid} = ${uid}`,
  name: users.sortedName,
  email: users.email,
  /** a scalar subquery */
  value: (field: AnyColumn, uid: AnyColumn): SQL => sql`(select ${field} from ${users} where ${users.uid} = ${uid})`,
}

export type PeopleQuery = NumberedQuery<keyof typeof sorts>

/** Rows of another module that each belong to one account. */
export interface PeopleSubset {
  /** a subquery of uids */
  uids: SQL
  /** reads the rows ordered by their accounts' dates; absent if no index supports that order */
  byDate?: ByDate | undefined
}

export interface ByDate {
  /** a query of one row for each account, with `date` of the account and a unique `tie` */
  rows: SQL
  /** @param page a page of these rows @returns a subquery of uids */
  uidsOf(page: SQL): SQL
}

export interface PeopleFilter {
  uid?: string[] | undefined
  state?: AccountState[] | undefined
  /** members with at least one of these roles */
  roles?: readonly Role[] | undefined
  /** true: only colleagues, false: everyone else; rows of `byDate` must already exclude colleagues */
  isStaff?: boolean | undefined
  among?: PeopleSubset | undefined
  /** a subquery of uids that another module finds for the searched words, besides names and addresses */
  found?: SQL | undefined
}

/** Never matches erased users, who have no row. */
function inState(states: AccountState[]): SQL | undefined {
  const active = states.includes('active') ? isNull(users.suspendedAt) : sql`false`
  const suspended = states.includes('suspended') ? isNotNull(users.suspendedAt) : sql`false`
  return or(active, suspended)
}

const holdsOneOf = (roles: readonly Role[]): SQL | undefined =>
  or(...roles.map((role) => arrayContains(users.roles, [role])))

const isColleague = sql`(${holdsOneOf(staffRoles)})`

export const uidsOfStaff = sql`(select ${users.uid} from ${users} where ${isColleague})`

/** Users whose address, name or order name contains the words of `q`, as a subquery of uids. */
export function uidsOfPeople(q: string): SQL {
  return sql`(select ${users.uid} from ${users} where ${containsAddressOrWords(users.searched, q) ?? sql`true`})`
}

/** A union instead of `or`, so that each part uses its own index. */
const matching = (q: string, found: SQL): SQL => sql`${users.uid} in (${uidsOfPeople(q)} union ${found})`

const whereOf = ({ q }: Pick<PeopleQuery, 'q'>, filter: PeopleFilter): SQL | undefined =>
  and(
    filter.uid && inArray(users.uid, filter.uid),
    filter.state && inState(filter.state),
    filter.roles && holdsOneOf(filter.roles),
    filter.isStaff === undefined ? undefined : filter.isStaff ? isColleague : not(isColleague),
    filter.among && sql`${users.uid} in ${filter.among.uids}`,
    q === undefined ? undefined : filter.found ? matching(q, filter.found) : containsAddressOrWords(users.searched, q),
  )

export function peopleAfter(
  db: Database,
  query: Pick<PeopleQuery, 'q'>,
  filter: PeopleFilter,
  { last, limit }: { last: string | undefined; limit: number },
): Promise<User[]> {
  return db
    .select(userColumns)
    .from(users)
    .where(and(whereOf(query, filter), last === undefined ? undefined : gt(users.uid, last)))
    .orderBy(asc(users.uid))
    .limit(limit)
}

const orderOf = (query: PeopleQuery): SQL[] => numberedOrder(query, sorts, { sort: 'date', order: 'desc' }, users.uid)

/** The other module's rows, if the query only sorts them by date. */
function onlyByDate({ sort, q }: PeopleQuery, { uid, state, roles, isStaff, among }: PeopleFilter): ByDate | undefined {
  const alone = !(uid || state || roles || isStaff || q !== undefined)
  return alone && (sort === undefined || sort === 'date') ? among?.byDate : undefined
}

/** Reads a page and its total from the other module's index. */
async function listByDate(db: Database, query: PeopleQuery, { rows, uidsOf }: ByDate): Promise<Numbered<User>> {
  const direction = sql.raw(query.sort === undefined ? 'desc' : query.order)
  const page = sql`${rows} order by date ${direction}, tie limit ${query.perPage} offset ${offsetOf(query)}`
  const [people, counted] = await Promise.all([
    db
      .select(userColumns)
      .from(users)
      .where(sql`${users.uid} in ${uidsOf(page)}`)
      .orderBy(...orderOf(query)),
    countRows(db, rows),
  ])
  return { rows: people, ...counted }
}

/**
 * Counts exactly if an address is searched: few users match. A name may match any share of the users, so its count is estimated.
 */
function countPeople(db: Database, { q }: PeopleQuery, filter: PeopleFilter, where: SQL | undefined): Promise<Counted> {
  const { uid, roles, among, found, state } = filter
  const ofOneRow = !(uid || roles || among || found)
  return countUpTo(db, users, where, { sampled: ofOneRow && (q !== undefined || !!state) && !q?.includes('@') })
}

export async function listPeople(db: Database, query: PeopleQuery, filter: PeopleFilter): Promise<Numbered<User>> {
  const byDate = onlyByDate(query, filter)
  if (byDate) return listByDate(db, query, byDate)
  const where = whereOf(query, filter)
  const [rows, counted] = await Promise.all([
    db
      .select(userColumns)
      .from(users)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(query.perPage)
      .offset(offsetOf(query)),
    countPeople(db, query, filter, where),
  ])
  return { rows, ...counted }
}

/** Tells whether any user registered for that formula. */
export async function isFormulaChosen(db: Database, formula: string): Promise<boolean> {
  const [chosen] = await db.select({ uid: users.uid }).from(users).where(eq(users.formula, formula)).limit(1)
  return chosen !== undefined
}
