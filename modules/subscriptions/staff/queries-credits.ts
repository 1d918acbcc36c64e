import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { type Numbered, type NumberedQuery, numberedOrder, offsetOf } from '../../../platform/paging/index.ts'
import { credits, subscribers } from '../tables.ts'
import { ofPeople } from './queries-people.ts'

const columns = {
  uid: credits.uid,
  member: subscribers.userUid,
  subscription: credits.subscriptionUid,
  amount: credits.amount,
  dueAt: credits.dueAt,
  refundedAt: credits.refundedAt,
}

const sorts = {
  dueDateTime: credits.dueAt,
  refundedDateTime: credits.refundedAt,
  amount: credits.amount,
  uid: credits.uid,
}

export type CreditsQuery = NumberedQuery<keyof typeof sorts>

export interface CreditFilter {
  uid?: string[] | undefined
  member?: string | undefined
  subscription?: string | undefined
}

/** Those that lapsed are none any more: nobody is shown them. */
const counts = ne(credits.state, 'void')

function select(db: Database) {
  return db.select(columns).from(credits).innerJoin(subscribers, eq(subscribers.uid, credits.subscriberUid))
}

export type StaffCreditRow = Awaited<ReturnType<typeof select>>[number]

export async function listCredits(
  db: Database,
  query: CreditsQuery,
  filter: CreditFilter,
): Promise<Numbered<StaffCreditRow>> {
  const where = and(
    counts,
    filter.uid && inArray(credits.uid, filter.uid),
    filter.subscription === undefined ? undefined : eq(credits.subscriptionUid, filter.subscription),
    ofPeople(credits.subscriberUid, filter.member, query.q),
  )
  const rows = await select(db)
    .where(where)
    .orderBy(...numberedOrder(query, sorts, { sort: 'dueDateTime', order: 'desc' }, credits.uid))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(credits, where) }
}

export async function findCredit(db: Database, uid: string): Promise<StaffCreditRow | undefined> {
  const [row] = await select(db).where(and(counts, eq(credits.uid, uid)))
  return row
}
