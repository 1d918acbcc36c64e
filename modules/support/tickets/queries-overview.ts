import { sql } from 'drizzle-orm'
import type { TicketStatus } from '../../../contracts/support/support.ts'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { entries, tickets } from '../tables.ts'

/** Counts the tickets of both channels by status. */
export async function countTickets(db: Database): Promise<Record<TicketStatus, number>> {
  const rows = await rowsOf<{ status: TicketStatus; count: number }>(
    db,
    sql`select status, count(*)::int as count from ${tickets} group by status`,
  )
  const counts = { new: 0, pending: 0, waiting: 0, closed: 0, locked: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** Median time from opening to the first staff answer, for tickets opened since `since`. @returns seconds */
export async function medianFirstAnswer(db: Database, since: Date): Promise<number | null> {
  const [row] = await rowsOf<{ seconds: number | null }>(
    db,
    sql`select percentile_cont(0.5) within group (order by extract(epoch from first.created_at - t.created_at))::float8
          as seconds
        from ${tickets} t
        join lateral (
          select e.created_at from ${entries} e
          where e.ticket_uid = t.uid and e.kind = 'message' and e.staff order by e.sequence limit 1
        ) first on true
        where t.created_at > ${since.toISOString()}::timestamptz`,
  )
  return row?.seconds ?? null
}
