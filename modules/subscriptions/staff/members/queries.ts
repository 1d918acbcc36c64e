import { inArray, type SQL, sql } from 'drizzle-orm'
import type { SubscriptionStatus } from '../../../../contracts/subscriptions.ts'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { subscribers, subscriptions } from '../../tables.ts'

/** Each person's running subscription, or the last one that began: the one that GET /subscriptions tells her of. */
const current = (whose: SQL): SQL => sql`
  select distinct on (p.user_uid) p.user_uid, s.status
  from ${subscriptions} s join ${subscribers} p on p.uid = s.subscriber_uid
  where ${whose} and (s.status <> 'ended' or s.started_at is not null)
  order by p.user_uid, (s.status = 'ended'), s.ordered_at desc, s.uid desc`

/** Whose subscription is in one of these states, as a subquery of their uids. */
export function uidsWithStatus(statuses: readonly SubscriptionStatus[]): SQL {
  const all = sql`p.user_uid is not null`
  return sql`(select c.user_uid from (${current(all)}) c where ${inArray(sql`c.status`, [...statuses])})`
}

/** Those without a subscription are left out. */
export async function statusesOf(db: Database, userUids: readonly string[]): Promise<Map<string, SubscriptionStatus>> {
  if (userUids.length === 0) return new Map()
  const theirs = inArray(sql`p.user_uid`, [...userUids])
  const rows = await rowsOf<{ user_uid: string; status: SubscriptionStatus }>(db, current(theirs))
  return new Map(rows.map((row) => [row.user_uid, row.status]))
}
