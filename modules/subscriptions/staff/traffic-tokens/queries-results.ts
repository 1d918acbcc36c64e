import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { attempts, ledger, subscriptions, trafficTokens } from '../../tables.ts'

/** Column of a subscription that names its origin. */
type Origin = 'trafficToken' | 'code'

export type CountedResults = {
  subscribers: number
  trials: number
  paid: number
  charged: number
  refunded: number
  cashback: number
}

export async function findToken(db: Database, value: string) {
  const [row] = await db.select().from(trafficTokens).where(eq(trafficTokens.value, value))
  return row
}

/** Tells whether a subscription names this token or code as its origin. */
export async function hasResults(db: Database, origin: Origin, value: string): Promise<boolean> {
  const found = await db
    .select({ uid: subscriptions.uid })
    .from(subscriptions)
    .where(eq(subscriptions[origin], value))
    .limit(1)
  return found.length > 0
}

const paidPeriod = (kinds: SQL): SQL => sql`exists (select from ${attempts} a
    where a.subscription_uid = s.uid and a.state = 'succeeded' and a.kind in (${kinds}))`

/** Persons are counted once, whatever the number of their subscriptions. Amounts are cents. */
export async function countResults(db: Database, origin: Origin, value: string): Promise<CountedResults> {
  const [row] = await rowsOf<CountedResults>(
    db,
    sql`with brought as (
        select s.uid, s.subscriber_uid, s.started_at is not null as started,
          ${paidPeriod(sql`'trial'`)} as tried, ${paidPeriod(sql`'first', 'renewal'`)} as paid
        from ${subscriptions} s where s.${sql.identifier(origin === 'code' ? 'code' : 'traffic_token')} = ${value}
      ), money as (
        select amount, case when kind = 'charge' then 'charged' when purpose = 'credit' then 'cashback' else 'refunded' end as what
        from ${ledger} where subscription_uid in (select uid from brought)
      ), sums as (
        select coalesce(sum(amount) filter (where what = 'charged'), 0)::float8 as charged,
          coalesce(sum(amount) filter (where what = 'refunded'), 0)::float8 as refunded,
          coalesce(sum(amount) filter (where what = 'cashback'), 0)::float8 as cashback
        from money
      )
      select count(distinct subscriber_uid) filter (where started)::int as subscribers,
        count(distinct subscriber_uid) filter (where tried)::int as trials,
        count(distinct subscriber_uid) filter (where tried and paid)::int as paid,
        charged, refunded, cashback
      from sums left join brought on true group by charged, refunded, cashback`,
  )
  if (!row) throw new Error('a sum without a row')
  return row
}
