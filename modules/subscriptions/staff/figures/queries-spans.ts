import { type SQL, sql } from 'drizzle-orm'
import { type FigureMonth, timestampSql } from '../../../calendar/index.ts'
import { attempts, subscriptions } from '../../tables.ts'
import { giftUses } from '../../tables-gift-uses.ts'
import { pauses } from '../../tables-pauses.ts'

/** A month in millionths of a day: a year has 365.2425 days. */
const microMonth = 30_436_875

/** Cents in an average month, rounded for each subscription so that sums agree to the cent. One division: it is exact. */
export const monthlyCentsOf = (amount: string) =>
  sql.raw(`round((${amount}) * case period_duration_unit
  when 'second' then ${microMonth * 86_400}::numeric when 'minute' then ${microMonth * 1440} when 'hour' then ${microMonth * 24}
  when 'day' then ${microMonth} when 'week' then ${microMonth} else 1000000 end
  / (1000000 * period_duration * case period_duration_unit when 'week' then 7 when 'year' then 12 else 1 end))`)

/**
 * State of each subscription over time, derived from its settled charges:
 * a trial was paid, a period was earned, a renewal was refused.
 * The beginning of a pause and of given months after a trial count too.
 * Stopping the renewal ends them all: nothing will be charged again.
 */
export const spans = sql`settled as (
    select uid, subscription_uid, subscriber_uid, kind, state, period, settled_at, created_at,
      amount, period_duration, period_duration_unit, max(period) filter (where state = 'succeeded') over (
        partition by subscription_uid order by settled_at, created_at, uid
        rows between unbounded preceding and 1 preceding) as paid
    from (
      select uid, subscription_uid, subscriber_uid, kind, state, period, settled_at, created_at,
        amount, period_duration, period_duration_unit
      from ${attempts} where state in ('succeeded', 'failed') and settled_at is not null
      union all
      select p.uid, s.uid, s.subscriber_uid, 'pause', 'paused', 0, p.started_at, p.started_at,
        paid.amount, paid.period_duration, paid.period_duration_unit
      from ${pauses} p join ${subscriptions} s on s.uid = p.subscription_uid cross join lateral (
        select amount, period_duration, period_duration_unit from ${attempts} a
        where a.subscription_uid = s.uid and a.state = 'succeeded' and a.settled_at <= p.started_at
        order by a.period desc limit 1
      ) paid where p.started_at is not null
      union all
      select u.gift_uid, s.uid, s.subscriber_uid, 'gift', 'given', 0, u.starts_at, u.used_at, 0, s.period_duration, s.period_duration_unit
      from ${giftUses} u join ${subscriptions} s on s.uid = u.subscription_uid
      where u.added and not exists (select from ${attempts} a where a.subscription_uid = s.uid
        and a.state = 'succeeded' and a.kind <> 'trial' and a.settled_at <= u.used_at)
    ) events
  ), turns as (
    select e.subscription_uid, e.subscriber_uid, e.settled_at as from_at, ${monthlyCentsOf('e.amount')} as cents,
      case when e.state = 'failed' then 'pastDue' when e.state in ('paused', 'given') then e.state when e.kind = 'trial' then 'trial' else 'earned' end as state,
      least(s.cancelled_at, s.ended_at,
        lead(e.settled_at) over (partition by e.subscription_uid order by e.settled_at, e.created_at, e.uid)) as until_at
    from settled e join (
      select uid, cancelled_at, ended_at, started_at from ${subscriptions}
    ) s on s.uid = e.subscription_uid
    where s.started_at is not null and e.settled_at >= s.started_at
      and (e.state <> 'failed' or e.period > coalesce(e.paid, 0))
  ), spans as (select * from turns where until_at is null or until_at > from_at)`

/** The member pays, will be charged again, or pauses. A trial and the given months after it do not count. */
export const isPaying = sql`state in ('earned', 'pastDue', 'paused')`

/** The span was in effect just before that moment. */
export const heldAt = (at: SQL): SQL => sql`from_at < ${at} and (until_at is null or until_at >= ${at})`

/** The end of each month, numbered from 1. `position` 0 is the start of the first month. */
const marks = (months: readonly FigureMonth[]): SQL => {
  const [first] = months
  if (!first) throw new Error('a period without a month')
  const all = [
    sql`(0, ${timestampSql(first.startAt)})`,
    ...months.map(({ endAt }, i) => sql`(${i + 1}::int, ${timestampSql(endAt)})`),
  ]
  return sql`marks(position, at) as (values ${sql.join(all, sql`, `)})`
}

/**
 * Parts of a month's recurring revenue by subscriber, at its beginning and its end:
 * paid (`was`, `is`), owed (`owed`, `owes`) and paused (`rested`, `rests`).
 */
export const moves = (months: readonly FigureMonth[]): SQL => sql`${spans}, ${marks(months)}, held as (
    select subscriber_uid, position, coalesce(sum(cents) filter (where state = 'earned'), 0) as earned,
      coalesce(sum(cents) filter (where state = 'pastDue'), 0) as due,
      coalesce(sum(cents) filter (where state = 'paused'), 0) as resting
    from spans join marks on ${heldAt(sql`at`)} where ${isPaying} group by 1, 2
  ), firsts as (
    select subscriber_uid, min(from_at) as first_at from spans where state = 'earned' group by 1
  ), sides as (
    select subscriber_uid, position, 0 as was, 0 as owed, 0 as rested, earned as "is", due as owes, resting as rests
    from held where position > 0
    union all
    select subscriber_uid, position + 1, earned, due, resting, 0, 0, 0 from held where position < ${sql.raw(String(months.length))}
  ), sums as (
    select subscriber_uid, position, sum(was) as was, sum(owed) as owed, sum(rested) as rested,
      sum("is") as "is", sum(owes) as owes, sum(rests) as rests
    from sides group by 1, 2
  ), moves as (
    select s.subscriber_uid, s.position, s."is" as earned, case when was > 0 and "is" > 0 then was else 0 end as kept,
      case when was > 0 and "is" > 0 then "is" - was else 0 end as moved, owes as past_due, rests as paused,
      case when was = 0 and first_at >= start.at then "is" else 0 end as new,
      case when was > 0 or first_at >= start.at then 0 else "is" end as won_back,
      case when "is" + owes + rests = 0 then was + owed + rested else 0 end as lost
    from sums s join marks start on start.position = s.position - 1
      left join firsts f on f.subscriber_uid = s.subscriber_uid
  )`
