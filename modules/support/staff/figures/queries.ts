import { sql } from 'drizzle-orm'
import type { AnswerMonth, SatisfactionMonth } from '../../../../contracts/administration/staff-figures.ts'
import { type Database, rowsOf } from '../../../../platform/database/index.ts'
import { type FigureMonth, monthIn, monthRows, timestampSql } from '../../../calendar/index.ts'
import { surveys, tickets } from '../../tables.ts'
import { waits } from './queries-waits.ts'

const spanOf = (months: readonly FigureMonth[]) => {
  const [first] = months
  const last = months.at(-1)
  if (!first || !last) throw new Error('a figure of no month')
  return { startAt: first.startAt, endAt: last.endAt }
}

export function answersByMonth(db: Database, months: readonly FigureMonth[]): Promise<AnswerMonth[]> {
  return rowsOf<AnswerMonth>(
    db,
    sql`with ${waits(spanOf(months))}, ${monthRows(months)}
      select months.month, count(since)::int as waits, count(answered_at)::int as answered,
        count(*) filter (where waiting)::int as waiting, count(*) filter (where late)::int as late,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - since))::float8 as "medianSeconds"
      from months left join waits on ${monthIn('since')} = months.month group by 1 order by 1`,
  )
}

export function satisfactionByMonth(db: Database, months: readonly FigureMonth[]): Promise<SatisfactionMonth[]> {
  const { startAt, endAt } = spanOf(months)
  return rowsOf<SatisfactionMonth>(
    db,
    sql`with ${monthRows(months)}, rated as (
        select ${monthIn('s.answered_at')} as month, s.rating, t.type
        from ${surveys} s join ${tickets} t on t.uid = s.ticket_uid
        where s.rating is not null and s.answered_at >= ${timestampSql(startAt)} and s.answered_at < ${timestampSql(endAt)}
      )
      select months.month, count(*) filter (where type = 'contact')::int as contact,
        count(*) filter (where type = 'coaching')::int as coaching, count(*) filter (where rating <= 2)::int as low,
        avg(rating)::float8 as average
      from months left join rated using (month) group by 1 order by 1`,
  )
}
