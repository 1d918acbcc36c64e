import { eq, inArray, sql } from 'drizzle-orm'
import { type StaffSubscription, staffSubscriptions } from '../../../../contracts/accounts/staff-members.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { anyOf, listSource } from '../../../../platform/staff/index.ts'
import type { CreditRow } from '../../ledger/queries-money.ts'
import { retryDays } from '../../lifecycle/schedule.ts'
import { credits, subscribers, subscriptions } from '../../tables.ts'
import { countedSubscriptions } from '../figures/queries-counted.ts'
import { pastDueWith } from '../queries-overview.ts'
import { filterByMember, searchByPeople, sortsByPerson } from '../queries-people.ts'

const retryAt = sql.join(
  retryDays.map(
    (days, retries) => sql`when ${sql.raw(`${retries}`)} then make_interval(days => ${sql.raw(`${days}`)})`,
  ),
  sql` `,
)

/** The same rule as in schedule.ts, except for up to an hour at a daylight saving change. */
const nextPaymentAt = sql`(case
  when ${subscriptions.status} in ('trialing', 'active') then coalesce(${subscriptions.resumesAt}, ${subscriptions.expirationAt})
  when ${subscriptions.status} = 'paused' and ${subscriptions.pastDueAt} is null then ${subscriptions.resumesAt}
  when ${subscriptions.status} in ('pastDue', 'paused')
    then ${subscriptions.pastDueAt} + case ${subscriptions.retries} ${retryAt} end
  end)`

const isoOf = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Changes of plan, oldest first, as a subquery of the list's query. */
const switchesOfSubscription = sql<StaffSubscription['switches']>`(
  select coalesce(json_agg(json_build_object('formula', s.formula, 'formulaName', s.formula_name, 'amount', s.amount,
    'requestedDateTime', ${isoOf('s.requested_at')}, 'endedDateTime', ${isoOf('s.ended_at')}, 'outcome', s.outcome)
    order by s.requested_at), '[]'::json)
  from subscription_switches s where s.subscription_uid = ${subscriptions.uid})`

export const source = listSource(staffSubscriptions.list, {
  table: subscriptions,
  key: subscriptions.uid,
  select: (db) =>
    db
      .select({ subscription: subscriptions, member: subscribers.userUid, switches: switchesOfSubscription })
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.uid, subscriptions.subscriberUid))
      .$dynamic(),
  sorts: {
    startedDateTime: subscriptions.startedAt,
    expirationDateTime: subscriptions.expirationAt,
    nextPaymentDateTime: nextPaymentAt,
    cancelledDateTime: subscriptions.cancelledAt,
    endedDateTime: subscriptions.endedAt,
    status: subscriptions.status,
    amount: subscriptions.amount,
    trialAmount: subscriptions.trialAmount,
    formula: subscriptions.formula,
    ...sortsByPerson(subscriptions.subscriberUid),
    uid: subscriptions.uid,
  },
  natural: { by: subscriptions.orderedAt, order: 'desc' },
  filters: {
    uid: anyOf(subscriptions.uid),
    member: filterByMember(subscriptions.subscriberUid),
    status: anyOf(subscriptions.status),
    refusal: pastDueWith,
    counted: countedSubscriptions,
  },
  search: searchByPeople(subscriptions.subscriberUid),
})

export async function creditsBySubscription(db: Database, uids: readonly string[]): Promise<Map<string, CreditRow[]>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(credits)
    .where(inArray(credits.subscriptionUid, [...uids]))
  return Map.groupBy(rows, (row) => row.subscriptionUid)
}
