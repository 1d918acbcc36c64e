import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SubscriptionStatus } from '../../../contracts/subscriptions.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type Numbered, type NumberedQuery, numberedOrder, offsetOf } from '../../../platform/paging/index.ts'
import type { SubscriptionRow } from '../queries.ts'
import type { CreditRow } from '../queries-money.ts'
import { retryDays } from '../schedule.ts'
import { credits, subscribers, subscriptions } from '../tables.ts'
import { ofPeople } from './queries-people.ts'

const retryAt = sql.join(
  retryDays.map(
    (days, retries) => sql`when ${sql.raw(`${retries}`)} then make_interval(days => ${sql.raw(`${days}`)})`,
  ),
  sql` `,
)

/** As schedule.ts reckons it, to the hour of a change of clocks. */
const nextPaymentAt = sql`(case
  when ${subscriptions.status} in ('trialing', 'active') then ${subscriptions.expirationAt}
  when ${subscriptions.status} = 'pastDue'
    then ${subscriptions.pastDueAt} + case ${subscriptions.retries} ${retryAt} end
  end)`

const sorts = {
  startedDateTime: subscriptions.startedAt,
  expirationDateTime: subscriptions.expirationAt,
  nextPaymentDateTime: nextPaymentAt,
  status: subscriptions.status,
  amount: subscriptions.amount,
  formula: subscriptions.formula,
  uid: subscriptions.uid,
  orderedAt: subscriptions.orderedAt,
}

export type SubscriptionsQuery = NumberedQuery<Exclude<keyof typeof sorts, 'orderedAt'>>

export interface SubscriptionFilter {
  uid?: string[] | undefined
  member?: string | undefined
  status?: SubscriptionStatus[] | undefined
}

export interface StaffSubscriptionRow {
  subscription: SubscriptionRow
  member: string | null
}

function select(db: Database) {
  return db
    .select({ subscription: subscriptions, member: subscribers.userUid })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.uid, subscriptions.subscriberUid))
}

export async function listSubscriptions(
  db: Database,
  query: SubscriptionsQuery,
  filter: SubscriptionFilter,
): Promise<Numbered<StaffSubscriptionRow>> {
  const where: SQL | undefined = and(
    filter.uid && inArray(subscriptions.uid, filter.uid),
    filter.status && inArray(subscriptions.status, filter.status),
    ofPeople(subscriptions.subscriberUid, filter.member, query.q),
  )
  const rows = await select(db)
    .where(where)
    .orderBy(
      ...numberedOrder<keyof typeof sorts>(query, sorts, { sort: 'orderedAt', order: 'desc' }, subscriptions.uid),
    )
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(subscriptions, where) }
}

export async function findStaffSubscription(db: Database, uid: string): Promise<StaffSubscriptionRow | undefined> {
  const [row] = await select(db).where(eq(subscriptions.uid, uid))
  return row
}

/** By the uid of the subscription. */
export async function creditsBySubscription(db: Database, uids: readonly string[]): Promise<Map<string, CreditRow[]>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(credits)
    .where(inArray(credits.subscriptionUid, [...uids]))
  return Map.groupBy(rows, (row) => row.subscriptionUid)
}
