import { type SQL, sql } from 'drizzle-orm'
import { type FigureMonth, thirtyDaysBefore, timestampSql, wholeDay, wholeMonth } from '../../../calendar/index.ts'
import { attempts, credits, ledger, subscriptions } from '../../tables.ts'
import { pauses } from '../../tables-pauses.ts'
import { heldAt, isPaying, moves, spans } from './queries-spans.ts'

/*
 * The rows that a figure counts, as a filter of their list. The conditions are those of the figures' own queries: the
 * list is as long as the figure says (figures.integration.test.ts).
 */

const between = (column: SQL, { startAt, endAt }: Pick<FigureMonth, 'startAt' | 'endAt'>): SQL =>
  sql`${column} >= ${timestampSql(startAt)} and ${column} < ${timestampSql(endAt)}`

function splitCounted(value: string): [part: string, when: string] {
  const [part = '', when = ''] = value.split('@')
  return [part, when]
}

const { gifted, startedAt, endedAt } = subscriptions

function ofDay(part: string, day: string): SQL {
  const whole = wholeDay(day)
  const end = timestampSql(whole.endAt)
  if (part === 'started') return between(sql`${startedAt}`, whole)
  if (part === 'ended') return sql`${startedAt} is not null and ${between(sql`${endedAt}`, whole)}`
  if (part === 'departed') {
    const before = timestampSql(thirtyDaysBefore(day))
    return sql`not ${gifted} and ${startedAt} <= ${before} and ${endedAt} > ${before} and ${endedAt} < ${end}`
  }
  if (part === 'subscriber') {
    return sql`${startedAt} < ${end} and (${endedAt} is null or ${endedAt} >= ${end}) and not exists (
      select from ${pauses} p where p.subscription_uid = ${subscriptions.uid} and p.started_at < ${end}
        and (p.ended_at is null or p.ended_at >= ${end}))`
  }
  return amongst(sql`select subscription_uid from spans where state = 'trial' and ${heldAt(end)}`)
}

const amongst = (found: SQL, facts: SQL = spans): SQL => sql`${subscriptions.uid} in (with ${facts} ${found})`

const trialParts: Readonly<Record<string, SQL>> = {
  trials: sql`true`,
  trialPaid: sql`bool_or(state = 'earned')`,
  trialOpen: sql`bool_or(until_at is null) and not bool_or(state = 'earned')`,
  trialLeft: sql`not bool_or(until_at is null) and not bool_or(state = 'earned')`,
}

const began = sql`min(from_at) filter (where state = 'trial')`

const moveParts: Readonly<Record<string, string>> = {
  earned: 'earned',
  new: 'new',
  kept: 'kept',
  moved: 'moved',
  wonBack: 'won_back',
  pastDue: 'past_due',
  paused: 'paused',
  lost: 'lost',
}

/** Lost revenue existed at the month's beginning; the other parts exist at its end. */
function movedIn(part: string, month: FigureMonth): SQL {
  const at = timestampSql(part === 'lost' ? month.startAt : month.endAt)
  const state =
    part === 'pastDue' || part === 'paused' ? sql`state = ${part}` : part === 'lost' ? isPaying : sql`state = 'earned'`
  return amongst(
    sql`select subscription_uid from spans join moves using (subscriber_uid)
        where position = 1 and ${sql.raw(moveParts[part] ?? 'earned')} <> 0 and ${state} and ${heldAt(at)}`,
    moves([month]),
  )
}

/** Subscription of the first full payment of each member in the cohort. */
function ofCohort({ startAt, endAt }: FigureMonth, leftAt?: Date): SQL {
  const gone = leftAt
    ? sql`and not exists (select from spans s where s.subscriber_uid = f.subscriber_uid and ${isPaying}
        and s.from_at < ${timestampSql(leftAt)} and (s.until_at is null or s.until_at >= ${timestampSql(leftAt)}))`
    : sql``
  return amongst(sql`select f.subscription_uid from (
      select distinct on (subscriber_uid) subscriber_uid, subscription_uid, from_at from spans where state = 'earned'
      order by subscriber_uid, from_at
    ) f where f.from_at >= ${timestampSql(startAt)} and f.from_at < ${timestampSql(endAt)} ${gone}`)
}

function monthsLater(month: string, count: number): FigureMonth {
  return wholeMonth(Temporal.PlainYearMonth.from(month).add({ months: count }).toString())
}

/** A filter: `trial@2026-03-10`, `lost@2026-03`, `cohortLeft@2026-01+3`. */
export function countedSubscriptions(value: string): SQL {
  const [part, when] = splitCounted(value)
  if (when.length === 10) return ofDay(part, when)
  const [month = '', later] = when.split('+')
  const whole = wholeMonth(month)
  if (part === 'cohortLeft') return ofCohort(whole, monthsLater(month, Number(later)).endAt)
  if (part === 'cohort') return ofCohort(whole)
  const trial = trialParts[part]
  if (!trial) return movedIn(part, whole)
  return amongst(
    sql`select subscription_uid from spans group by subscription_uid having ${between(began, whole)} and ${trial}`,
  )
}

const movementParts: Readonly<Record<string, SQL>> = {
  charged: sql`kind = 'charge'`,
  refunded: sql`kind = 'refund' and purpose <> 'credit'`,
  cashback: sql`kind = 'refund' and purpose = 'credit'`,
}

/** A filter: payments with a movement of the named kind in the month. A payment that was refunded twice is one payment. */
export function countedPayments(value: string): SQL {
  const [part, when] = splitCounted(value)
  return sql`${attempts.uid} in (select attempt_uid from ${ledger}
    where ${movementParts[part]} and ${between(sql`at`, wholeMonth(when))})`
}

const creditParts: Readonly<Record<string, SQL>> = {
  owed: sql`${credits.state} in ('due', 'refunding')`,
  paid: sql`${credits.state} = 'refunded'`,
}

/** A filter: credits by the month in which they are due. */
export function countedCredits(value: string): SQL {
  const [part, when] = splitCounted(value)
  return sql`${creditParts[part]} and ${between(sql`${credits.dueAt}`, wholeMonth(when))}`
}
