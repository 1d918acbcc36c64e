import { type SQL, sql } from 'drizzle-orm'
import type { ReportedTickets } from '../../../../contracts/support/staff-ticket-report.ts'
import { momentsOfDays } from '../../covers/lasting.ts'
import { entries, surveys } from '../../tables.ts'

const timestamp = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/**
 * Help desk tickets, named `t`, that were opened on these days. No ticket is modified before it is opened: the index on
 * the modification date limits the rows that are read.
 */
export function openedBetween({ from, to }: Pick<ReportedTickets, 'from' | 'to'>): SQL {
  const { startsAt, endsAt } = momentsOfDays(from, to)
  const [start, end] = [timestamp(startsAt), timestamp(endsAt)]
  return sql`t.type = 'contact' and t.merged_into is null
    and t.modified_at >= ${start} and t.created_at >= ${start} and t.created_at < ${end}`
}

/** `[category]: title`, as contracts/text/titles.ts joins them. */
export const categoryOf = (title: SQL): SQL => sql`substring(${title} from '^\\[([^][]+)\\]: ?')`

export const firstAnswer = sql`
  select e.created_at from ${entries} e
  where e.ticket_uid = t.uid and e.kind = 'message' and e.staff order by e.sequence limit 1`

const parts: Readonly<Record<ReportedTickets['part'], SQL>> = {
  tickets: sql`true`,
  unanswered: sql`not exists (${firstAnswer})`,
  answered: sql`exists (${firstAnswer})`,
  closed: sql`t.status in ('closed', 'locked')`,
  rated: sql`exists (select from ${surveys} s where s.ticket_uid = t.uid and s.rating is not null)`,
}

/** SQL condition: the report's figure counts the ticket named `t`. */
export const isReported = (reported: ReportedTickets): SQL =>
  sql`${openedBetween(reported)} and ${parts[reported.part]}`
