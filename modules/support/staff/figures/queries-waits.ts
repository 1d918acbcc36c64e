import { type SQL, sql } from 'drizzle-orm'
import { type FigureMonth, timestampSql } from '../../../calendar/index.ts'
import { entries, surveys, tickets } from '../../tables.ts'
import { missedPromises } from '../../tables-promises.ts'

type Span = Pick<FigureMonth, 'startAt' | 'endAt'>

/**
 * `waits`: each time a member waited for a coach, from the first message after an answer until the next answer.
 * Each message modifies its ticket, so a ticket unmodified since the period began has no wait in it.
 */
export const waits = ({ startAt, endAt }: Span): SQL => sql`
  spoken as (
    select e.ticket_uid, e.sequence, e.staff, e.created_at,
      lag(e.staff) over (partition by e.ticket_uid order by e.sequence) as staff_before
    from ${entries} e join ${tickets} t on t.uid = e.ticket_uid
    where e.kind = 'message' and t.type = 'coaching' and t.merged_into is null and t.modified_at >= ${timestampSql(startAt)}
  ), turns as (
    select ticket_uid, staff, created_at as since,
      lead(created_at) over (partition by ticket_uid order by sequence) as answered_at
    from spoken where staff_before is distinct from staff
  ), waits as (
    select turns.ticket_uid, since, answered_at,
      answered_at is null and t.waiting_since is not null as waiting,
      exists (select from ${missedPromises} p where p.ticket_uid = turns.ticket_uid
        and p.waiting_since >= since and (answered_at is null or p.waiting_since < answered_at)) as late
    from turns join ${tickets} t on t.uid = turns.ticket_uid
    where not turns.staff and since >= ${timestampSql(startAt)} and since < ${timestampSql(endAt)}
  )`

const waitParts: Readonly<Record<string, SQL>> = {
  waits: sql`true`,
  answered: sql`answered_at is not null`,
  stillWaiting: sql`waiting`,
  late: sql`late`,
}

const ratedParts: Readonly<Record<string, SQL>> = {
  ratedContact: sql`t.type = 'contact'`,
  ratedCoaching: sql`t.type = 'coaching'`,
  ratedLow: sql`s.rating <= 2`,
}

/** The uids of the tickets that a figure of the month counts, each once. */
export function countedTicketUids(part: string, month: FigureMonth): SQL {
  const rated = ratedParts[part]
  if (rated)
    return sql`select t.uid from ${surveys} s join ${tickets} t on t.uid = s.ticket_uid
      where s.rating is not null and s.answered_at >= ${timestampSql(month.startAt)} and s.answered_at < ${timestampSql(month.endAt)} and ${rated}`
  return sql`with ${waits(month)} select ticket_uid from waits where ${waitParts[part] ?? sql`false`}`
}
