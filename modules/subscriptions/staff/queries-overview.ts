import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../../contracts/text/paris.ts'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { thirtyDaysBefore, timestampSql, wholeDay } from '../../calendar/index.ts'
import { attempts, ledger, subscriptions } from '../tables.ts'
import { giftUses } from '../tables-gift-uses.ts'
import { monthlyCentsOf } from './figures/queries-spans.ts'

export interface SubscriberFigures extends Record<string, unknown> {
  /** with access, including trials */
  subscribers: number
  /** trials that are not followed by given months */
  trials: number
  /** cents, of subscriptions that will be charged again, without trials and past due amounts */
  recurring: number
  /** subscriptions that ran thirty days ago at the start of that day, and how many of these have ended; without given months */
  before: number
  lost: number
}

/** Price of the running period, in cents: a code may reduce the first periods, or all. */
const paidAmount = `case when reduced_amount is not null and (reduced_periods is null
  or period - case when trial_duration is null then 0 else 1 end <= reduced_periods) then reduced_amount else amount end`

export async function countSubscribers(db: Database, now: Date): Promise<SubscriberFigures> {
  const today = dayOf(now)
  const since = thirtyDaysBefore(today)
  const [figures] = await rowsOf<SubscriberFigures>(
    db,
    sql`select count(*) filter (where status not in ('pending', 'paused', 'ended'))::int as subscribers,
          count(*) filter (where status = 'trialing' and not exists (select from ${giftUses} u
            where u.subscription_uid = ${subscriptions.uid} and u.starts_at < ${timestampSql(wholeDay(today).endAt)}))::int as trials,
          coalesce(sum(${monthlyCentsOf(paidAmount)}) filter (where status = 'active'), 0)::float8 as recurring,
          count(*) filter (where not gifted and started_at <= ${timestampSql(since)} and (ended_at is null or ended_at > ${timestampSql(since)}))::int
            as before,
          count(*) filter (where not gifted and started_at <= ${timestampSql(since)} and ended_at > ${timestampSql(since)})::int as lost
        from ${subscriptions}`,
  )
  if (!figures) throw new Error('a count without a row')
  return figures
}

/** A condition on subscriptions: the last charge of one that is past due was refused with that code. */
export const pastDueWith = (errorCode: string): SQL => sql`${subscriptions.status} = 'pastDue' and ${errorCode} = (
  select error_code from ${attempts} a where a.subscription_uid = ${subscriptions.uid} and a.state = 'failed'
  order by a.settled_at desc limit 1)`

/** Refusal codes of the last charges of past due subscriptions, the most frequent first. */
export async function pastDueByCause(db: Database): Promise<{ errorCode: string | null; count: number }[]> {
  return rowsOf(
    db,
    sql`select last.error_code as "errorCode", count(*)::int as count
        from ${subscriptions} s left join lateral (
          select error_code from ${attempts} a where a.subscription_uid = s.uid and a.state = 'failed'
          order by a.settled_at desc limit 1
        ) last on true
        where s.status = 'pastDue' group by 1 order by 2 desc, 1`,
  )
}

/** Charges minus refunds in each of the last twelve months in Paris time, oldest first. */
export async function revenueByMonth(db: Database, now: Date): Promise<{ month: string; amount: number }[]> {
  const thisMonth = sql`date_trunc('month', ${timestampSql(now)} at time zone 'Europe/Paris')`
  const firstMonth = sql`${thisMonth} - interval '11 months'`
  return rowsOf(
    db,
    sql`select to_char(m.month, 'YYYY-MM') as month, coalesce(l.amount, 0)::float8 as amount
        from generate_series(${firstMonth}, ${thisMonth}, interval '1 month') as m(month)
        left join (
          select date_trunc('month', at at time zone 'Europe/Paris') as month,
            sum(case kind when 'charge' then amount else -amount end) as amount
          from ${ledger} where at >= (${firstMonth}) at time zone 'Europe/Paris' group by 1
        ) l on l.month = m.month
        order by m.month`,
  )
}
