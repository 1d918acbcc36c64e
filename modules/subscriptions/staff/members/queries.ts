import { inArray, type SQL, sql } from 'drizzle-orm'
import type { SubscriptionStatus } from '../../../../contracts/subscriptions/subscriptions.ts'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import type { ByDate, PeopleSubset } from '../../../accounts/index.ts'
import { subscribers, subscriptions } from '../../tables.ts'

/** Each user's running subscription, or the last one that began: the one that GET /subscriptions returns. */
const current = (whose: SQL): SQL => sql`
  select distinct on (p.user_uid) p.user_uid, s.uid, s.status
  from ${subscriptions} s join ${subscribers} p on p.uid = s.subscriber_uid
  where ${whose} and (s.status <> 'ended' or s.started_at is not null)
  order by p.user_uid, (s.status = 'ended'), s.ordered_at desc, s.uid desc`

/**
 * Rows of accounts with these statuses, by date: at most one subscription of an account runs.
 * @param except a subquery of uids of users to leave out
 */
function byDate(statuses: readonly SubscriptionStatus[], except: SQL | undefined): ByDate | undefined {
  if (statuses.includes('ended')) return undefined
  return {
    rows: sql`select s.member_since as date, s.subscriber_uid as tie from ${subscriptions} s
      where ${inArray(sql`s.status`, [...statuses])} and s.member_since is not null
      ${except && sql`and s.subscriber_uid not in (select p.uid from ${subscribers} p where p.user_uid in ${except})`}`,
    uidsOf: (page) => sql`(select p.user_uid from (${page}) page join ${subscribers} p on p.uid = page.tie)`,
  }
}

export const withStatus = (statuses: readonly SubscriptionStatus[], except?: SQL): PeopleSubset => ({
  uids: uidsWithStatus(statuses),
  byDate: byDate(statuses, except),
})

/** A subquery of the uids of users whose subscription has one of these statuses. At most one runs; `ended` applies if none does. */
function uidsWithStatus(statuses: readonly SubscriptionStatus[]): SQL {
  const parts: SQL[] = []
  const from = sql`from ${subscriptions} s join ${subscribers} p on p.uid = s.subscriber_uid where p.user_uid is not null`
  const running = statuses.filter((status) => status !== 'ended')
  if (running.length > 0) parts.push(sql`select p.user_uid ${from} and ${inArray(sql`s.status`, running)}`)
  if (statuses.includes('ended')) {
    parts.push(sql`select p.user_uid ${from} and s.status = 'ended' and s.started_at is not null
      and not exists (select from ${subscriptions} other where other.subscriber_uid = p.uid and other.status <> 'ended')`)
  }
  return sql`(${sql.join(parts, sql` union all `)})`
}

/** Users without a subscription are left out. */
export async function currentSubscriptionsOf(
  db: Database,
  userUids: readonly string[],
): Promise<Map<string, { uid: string; status: SubscriptionStatus }>> {
  if (userUids.length === 0) return new Map()
  const theirs = inArray(sql`p.user_uid`, [...userUids])
  const rows = await rowsOf<{ user_uid: string; uid: string; status: SubscriptionStatus }>(db, current(theirs))
  return new Map(rows.map(({ user_uid, ...row }) => [user_uid, row]))
}

/** Users without a subscription are left out. */
export async function statusesOf(db: Database, userUids: readonly string[]): Promise<Map<string, SubscriptionStatus>> {
  return new Map([...(await currentSubscriptionsOf(db, userUids))].map(([uid, { status }]) => [uid, status]))
}
