import { and, arrayContains, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AccountState } from '../../../contracts/staff-members.ts'
import { containsWords, type Database } from '../../../platform/database/index.ts'
import {
  countUpTo,
  type Numbered,
  type NumberedQuery,
  numberedOrder,
  offsetOf,
} from '../../../platform/paging/index.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import { userColumns } from '../queries-users.ts'
import { users } from '../tables.ts'
import type { User } from '../user.ts'

const shownName = sql`fold(coalesce(${users.name}, split_part(${users.email}, '@', 1)))`
const state = sql`(case when ${users.suspendedAt} is null then 'active' else 'suspended' end)`

const sorts = {
  date: users.createdAt,
  email: users.email,
  name: shownName,
  state,
  lastSeen: users.lastSeenAt,
  suspended: sql`(${users.suspendedAt} is not null)`,
  uid: users.uid,
}

export type PeopleQuery = NumberedQuery<keyof typeof sorts>

export interface PeopleFilter {
  uid?: string[] | undefined
  state?: AccountState[] | undefined
  /** members with at least one of them */
  roles?: readonly Role[] | undefined
  /** a subquery of uids, another module's */
  among?: SQL | undefined
  /** a subquery of uids, another module's: whom the searched words lead to besides names and addresses */
  found?: SQL | undefined
}

/** Erased users have no row, so none is in that state. */
function inState(states: AccountState[]): SQL | undefined {
  const active = states.includes('active') ? isNull(users.suspendedAt) : sql`false`
  const suspended = states.includes('suspended') ? isNotNull(users.suspendedAt) : sql`false`
  return or(active, suspended)
}

const holdsOneOf = (roles: readonly Role[]): SQL | undefined =>
  or(...roles.map((role) => arrayContains(users.roles, [role])))

/** Whose address or name holds the words of `q`, as a subquery of uids for lists of what is theirs. */
export function uidsOfPeople(q: string): SQL {
  return sql`(select ${users.uid} from ${users} where ${containsWords(users.searched, q) ?? sql`true`})`
}

/** A union instead of `or`: each part is answered by its own index. */
const matching = (q: string, found: SQL): SQL => sql`${users.uid} in (${uidsOfPeople(q)} union ${found})`

const whereOf = ({ q }: Pick<PeopleQuery, 'q'>, filter: PeopleFilter): SQL | undefined =>
  and(
    filter.uid && inArray(users.uid, filter.uid),
    filter.state && inState(filter.state),
    filter.roles && holdsOneOf(filter.roles),
    filter.among && sql`${users.uid} in ${filter.among}`,
    q === undefined ? undefined : filter.found ? matching(q, filter.found) : containsWords(users.searched, q),
  )

/** In the order of their uids, after one. */
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

export async function listPeople(db: Database, query: PeopleQuery, filter: PeopleFilter): Promise<Numbered<User>> {
  const where = whereOf(query, filter)
  const rows = await db
    .select(userColumns)
    .from(users)
    .where(where)
    .orderBy(...numberedOrder(query, sorts, { sort: 'date', order: 'desc' }, users.uid))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, ...(await countUpTo(db, users, where)) }
}

/** Did anyone register for that formula? */
export async function isFormulaChosen(db: Database, formula: string): Promise<boolean> {
  const [chosen] = await db.select({ uid: users.uid }).from(users).where(eq(users.formula, formula)).limit(1)
  return chosen !== undefined
}
