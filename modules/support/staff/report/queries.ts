import { type SQL, sql } from 'drizzle-orm'
import type { ReportedTickets, TicketReportLine } from '../../../../contracts/support/staff-ticket-report.ts'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { surveys, tickets } from '../../tables.ts'
import { categoryOf, firstAnswer, openedBetween } from './queries-reported.ts'

type Period = Pick<ReportedTickets, 'from' | 'to'>

export type Grouping = 'total' | 'category' | 'tag'

type Row = {
  name: string | null
  tickets: number
  unanswered: number
  closed: number
  seconds: number | null
  average: number | null
  ratings: number
}

/** Maximum number of listed names: tags are free text, so there may be many. */
const mostNames = 100

const names: Readonly<Record<Grouping, { name: SQL; from: SQL }>> = {
  total: { name: sql`null::text`, from: sql`` },
  category: { name: categoryOf(sql`t.title`), from: sql`` },
  tag: { name: sql`tag`, from: sql`left join lateral unnest(t.tags) tag on true` },
}

export async function listReportLines(db: Database, by: Grouping, period: Period): Promise<TicketReportLine[]> {
  const group = names[by]
  const rows = await rowsOf<Row>(
    db,
    sql`select ${group.name} as name, count(*)::int as tickets,
          count(*) filter (where first.created_at is null)::int as unanswered,
          count(*) filter (where t.status in ('closed', 'locked'))::int as closed,
          percentile_cont(0.5) within group (order by extract(epoch from first.created_at - t.created_at))::float8
            as seconds,
          avg(s.rating)::float8 as average, count(s.rating)::int as ratings
        from ${tickets} t
        ${group.from}
        left join lateral (${firstAnswer}) first on true
        left join ${surveys} s on s.ticket_uid = t.uid
        where ${openedBetween(period)}
        group by 1 order by 2 desc, 1 limit ${mostNames}`,
  )
  return rows.map(({ name, tickets: opened, unanswered, closed, seconds, average, ratings }) => ({
    name,
    tickets: opened,
    unanswered,
    closed,
    medianFirstAnswerSeconds: seconds,
    satisfaction: { average, count: ratings },
  }))
}
