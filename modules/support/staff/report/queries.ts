import { type SQL, sql } from 'drizzle-orm'
import type { TicketReportLine } from '../../../../contracts/staff-ticket-report.ts'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { entries, surveys, tickets } from '../../tables.ts'

export interface Period {
  from: Date
  before: Date
}

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

/** How many names are listed: tags are free text. */
const mostNames = 100

/** `[category]: title`, as contracts/titles.ts joins them. */
const category = sql`substring(t.title from '^\\[([^][]+)\\]: ?')`

const names: Readonly<Record<Grouping, { name: SQL; from: SQL }>> = {
  total: { name: sql`null::text`, from: sql`` },
  category: { name: category, from: sql`` },
  tag: { name: sql`tag`, from: sql`left join lateral unnest(t.tags) tag on true` },
}

/** A ticket is modified after it was opened at the earliest: the index on that day bounds what is read. */
export async function reportBy(db: Database, by: Grouping, { from, before }: Period): Promise<TicketReportLine[]> {
  const group = names[by]
  const [start, end] = [from, before].map((moment) => sql`${moment.toISOString()}::timestamptz`)
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
        left join lateral (
          select e.created_at from ${entries} e
          where e.ticket_uid = t.uid and e.kind = 'message' and e.staff order by e.sequence limit 1
        ) first on true
        left join ${surveys} s on s.ticket_uid = t.uid
        where t.type = 'contact' and t.merged_into is null
          and t.modified_at >= ${start} and t.created_at >= ${start} and t.created_at < ${end}
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
