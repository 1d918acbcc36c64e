import { sql } from 'drizzle-orm'
import type {
  CashbackMonth,
  CohortMonth,
  LeavingMonth,
  RecurringMonth,
  RevenueMonth,
  SubscriberDay,
  TrialMonth,
} from '../../../../contracts/administration/staff-figures.ts'
import { leavingReasons } from '../../../../contracts/subscriptions/leaving.ts'
import { minReportedPersons } from '../../../../contracts/subscriptions/staff-offers.ts'
import { timeZone } from '../../../../contracts/text/paris.ts'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { type FigureMonth, type FigurePeriod, monthIn, monthRows, timestampSql } from '../../../calendar/index.ts'
import { countsOf } from '../../lifecycle/leaving/queries-leaving.ts'
import { credits, ledger, subscriptions } from '../../tables.ts'
import { pauses } from '../../tables-pauses.ts'
import { heldAt, isPaying, moves, spans } from './queries-spans.ts'

const paris = sql.raw(`'${timeZone}'`)
const dayIn = (column: string) => sql.raw(`(${column} at time zone 'Europe/Paris')::date`)
/** Cents are returned as numbers: a sum of bigints would be returned as text. */
const amountOf = (value: string) => sql.raw(`coalesce(${value}, 0)::float8`)

export function subscribersByDay(db: Database, { from, to }: FigurePeriod): Promise<SubscriberDay[]> {
  return rowsOf<SubscriberDay>(
    db,
    sql`with ${spans}, events as (
        select ${dayIn('started_at')} as day, 1 as subscribers, 0 as trials, 1 as started, 0 as ended
        from ${subscriptions} where started_at is not null
        union all
        select ${dayIn('ended_at')}, -1, 0, 0, 1 from ${subscriptions} where started_at is not null and ended_at is not null
        union all
        select ${dayIn('started_at')}, -1, 0, 0, 0 from ${pauses} where started_at is not null
        union all
        select ${dayIn('ended_at')}, 1, 0, 0, 0 from ${pauses} where started_at is not null and ended_at is not null
        union all
        select ${dayIn('from_at')}, 0, 1, 0, 0 from spans where state = 'trial'
        union all
        select ${dayIn('until_at')}, 0, -1, 0, 0 from spans where state = 'trial' and until_at is not null
      ), days as (
        select greatest(day, ${from}::date - 1) as day, sum(subscribers) as subscribers, sum(trials) as trials,
          sum(started) as started, sum(ended) as ended
        from events where day <= ${to}::date group by 1
      ), series as (
        select d::date as day, sum(coalesce(subscribers, 0)) over (order by d)::int as subscribers,
          sum(coalesce(trials, 0)) over (order by d)::int as trials,
          coalesce(started, 0)::int as started, coalesce(ended, 0)::int as ended
        from generate_series(${from}::date - 1, ${to}::date, interval '1 day') d left join days on days.day = d::date
      )
      select to_char(day, 'YYYY-MM-DD') as day, subscribers, trials, started, ended
      from series where day >= ${from}::date order by series.day`,
  )
}

/** Trials that began in the month: paid, still open (running, or refused and retried), or left. */
export function trialsByMonth(db: Database, months: readonly FigureMonth[]): Promise<TrialMonth[]> {
  return rowsOf<TrialMonth>(
    db,
    sql`with ${spans}, ${monthRows(months)}, trials as (
        select ${monthIn(`min(from_at) filter (where state = 'trial')`)} as month,
          bool_or(state = 'earned') as paid, bool_or(until_at is null) as open
        from spans group by subscription_uid having bool_or(state = 'trial')
      )
      select months.month, count(trials.month)::int as trials, count(*) filter (where paid)::int as paid,
        count(*) filter (where open and not paid)::int as open,
        count(*) filter (where not open and not paid)::int as left
      from months left join trials using (month) group by 1 order by 1`,
  )
}

type Parts = Record<'month', string> & Record<string, number | string>

export async function recurringByMonth(db: Database, months: readonly FigureMonth[]): Promise<RecurringMonth[]> {
  const parts = ['earned', 'new', 'kept', 'moved', 'won_back', 'past_due', 'paused', 'lost']
  const sums = parts.map((part) =>
    sql.raw(`coalesce(sum(${part}), 0)::float8 as ${part}, count(*) filter (where ${part} <> 0)::int as ${part}_count`),
  )
  const rows = await rowsOf<Parts>(
    db,
    sql`with ${moves(months)} select marks.position, ${sql.join(sums, sql`, `)}
        from marks left join moves using (position) where marks.position > 0 group by 1 order by 1`,
  )
  return rows.map((row, index) => {
    const part = (name: string) => ({ amount: Number(row[name]), count: Number(row[`${name}_count`]) })
    return {
      month: months[index]?.month ?? '',
      earned: part('earned'),
      new: part('new'),
      kept: part('kept'),
      moved: part('moved'),
      wonBack: part('won_back'),
      pastDue: part('past_due'),
      paused: part('paused'),
      lost: part('lost'),
    }
  })
}

/** Members count as stayed while their subscription is paid, past due or paused. */
export async function cohortsByMonth(db: Database, months: readonly FigureMonth[]): Promise<CohortMonth[]> {
  const ends = months.map(({ month, endAt }, index) => sql`(${index}::int, ${month}::text, ${timestampSql(endAt)})`)
  const rows = await rowsOf<{ month: string; size: number; position: number; stayed: number }>(
    db,
    sql`with ${spans}, marks(position, month, at) as (values ${sql.join(ends, sql`, `)}), members as (
        select subscriber_uid, ${monthIn('min(from_at)')} as month from spans where state = 'earned' group by 1
      ), sizes as (select month, count(*)::int as size from members group by 1), stays as (
        select members.month, marks.position, count(distinct spans.subscriber_uid)::int as stayed
        from members join spans using (subscriber_uid) join marks on ${heldAt(sql`marks.at`)}
        where ${isPaying} group by 1, 2
      )
      select marks.month, later.position, coalesce(size, 0) as size, coalesce(stayed, 0) as stayed
      from marks join marks later on later.position >= marks.position
        left join sizes on sizes.month = marks.month
        left join stays on stays.month = marks.month and stays.position = later.position
      order by marks.position, later.position`,
  )
  return months.map(({ month }) => {
    const own = rows.filter((row) => row.month === month)
    return { month, size: own[0]?.size ?? 0, left: own.map(({ size, stayed }) => size - stayed) }
  })
}

type Money = { month: string } & Record<`${'charged' | 'refunded' | 'cashback'}${'' | '_count'}`, number>

/** Cashbacks are promised refunds, and counted apart from the other refunds. */
export async function revenueOf(db: Database, months: readonly FigureMonth[]): Promise<RevenueMonth[]> {
  const [first] = months
  const last = months.at(-1)
  if (!first || !last) return []
  const rows = await rowsOf<Money>(
    db,
    sql`with ${monthRows(months)}, movements as (
        select to_char(at at time zone ${paris}, 'YYYY-MM') as month, amount,
          case when kind = 'charge' then 'charged' when purpose = 'credit' then 'cashback' else 'refunded' end as what
        from ${ledger} where at >= ${timestampSql(first.startAt)} and at < ${timestampSql(last.endAt)}
      )
      select months.month, ${sql.join(
        ['charged', 'refunded', 'cashback'].map((what) =>
          sql.raw(`coalesce(sum(amount) filter (where what = '${what}'), 0)::float8 as ${what},
            count(*) filter (where what = '${what}')::int as ${what}_count`),
        ),
        sql`, `,
      )}
      from months left join movements using (month) group by 1 order by 1`,
  )
  return rows.map((row) => ({
    month: row.month,
    charged: { amount: row.charged, count: row.charged_count },
    refunded: { amount: row.refunded, count: row.refunded_count },
    cashback: { amount: row.cashback, count: row.cashback_count },
    net: row.charged - row.refunded - row.cashback,
  }))
}

const isShown = (count: number): boolean => count === 0 || count >= minReportedPersons

/** Reasons that the site does not offer count as `other`. */
export async function leavingByMonth(db: Database, months: readonly FigureMonth[]): Promise<LeavingMonth[]> {
  const counts = await countsOf(
    db,
    months.map(({ month }) => month),
  )
  const known: readonly string[] = leavingReasons
  return months.map(({ month }) => {
    const own = counts.filter((one) => one.month === month)
    const figures = leavingReasons.map((reason) => {
      const isOf = (one: string) => one === reason || (reason === 'other' && !known.includes(one))
      const count = own.filter((one) => isOf(one.reason)).reduce((sum, one) => sum + one.count, 0)
      return [reason, isShown(count) ? count : null] as const
    })
    return { month, ...(Object.fromEntries(figures) as Omit<LeavingMonth, 'month'>) }
  })
}

type Owed = { month: string } & Record<`${'owed' | 'paid'}${'' | '_count'}`, number>

export async function cashbacksByMonth(db: Database, months: readonly FigureMonth[]): Promise<CashbackMonth[]> {
  const what = [
    ['owed', `state in ('due', 'refunding')`],
    ['paid', `state = 'refunded'`],
  ]
  const rows = await rowsOf<Owed>(
    db,
    sql`with ${monthRows(months)}
      select months.month, ${sql.join(
        what.map(([name, which]) =>
          sql.join([
            sql`${amountOf(`sum(amount) filter (where ${which})`)} as `,
            sql.raw(`${name}, count(*) filter (where ${which})::int as ${name}_count`),
          ]),
        ),
        sql`, `,
      )}
      from months left join (select ${monthIn('due_at')} as month, amount, state from ${credits}) c using (month)
      group by 1 order by 1`,
  )
  return rows.map((row) => ({
    month: row.month,
    owed: { amount: row.owed, count: row.owed_count },
    paid: { amount: row.paid, count: row.paid_count },
  }))
}
