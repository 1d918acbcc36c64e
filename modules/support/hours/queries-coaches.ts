import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { openStatuses } from '../policy.ts'
import { entries, tickets } from '../tables.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { ticketColumns } from '../tickets/queries-tickets.ts'

export async function countOpenDiscussions(
  db: Database,
  coachUids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (coachUids.length === 0) return new Map()
  const rows = await rowsOf<{ coach: string; count: number }>(
    db,
    sql`select assignee_uid as coach, count(*)::int as count from ${tickets}
      where type = 'coaching' and status in ('new', 'pending', 'waiting') and merged_into is null
        and assignee_uid in ${[...coachUids]}
      group by assignee_uid`,
  )
  return new Map(rows.map(({ coach, count }) => [coach, count]))
}

/** Discussions of a coach that are not closed, the one that waits longest first. */
export const listOpenDiscussions = (db: Database, coachUid: string): Promise<TicketRow[]> =>
  db
    .select(ticketColumns)
    .from(tickets)
    .where(
      and(eq(tickets.type, 'coaching'), eq(tickets.assigneeUid, coachUid), inArray(tickets.status, [...openStatuses])),
    )
    .orderBy(asc(tickets.waitingSince), asc(tickets.createdAt), asc(tickets.uid))

/** Median seconds from opening to first answer, by coach, for coaches with at least `atLeast` answered discussions. */
export async function medianFirstAnswers(
  db: Database,
  coachUids: readonly string[],
  { since, atLeast }: { since: Date; atLeast: number },
): Promise<ReadonlyMap<string, number>> {
  if (coachUids.length === 0) return new Map()
  const rows = await rowsOf<{ coach: string; seconds: number }>(
    db,
    sql`select t.assignee_uid as coach,
          percentile_cont(0.5) within group (order by extract(epoch from first.created_at - t.created_at))::float8
            as seconds
        from ${tickets} t
        join lateral (
          select e.created_at from ${entries} e
          where e.ticket_uid = t.uid and e.kind = 'message' and e.staff order by e.sequence limit 1
        ) first on true
        where t.type = 'coaching' and t.assignee_uid in ${[...coachUids]}
          and t.modified_at > ${since.toISOString()}::timestamptz
          and t.created_at > ${since.toISOString()}::timestamptz
        group by t.assignee_uid
        having count(*) >= ${atLeast}`,
  )
  return new Map(rows.map(({ coach, seconds }) => [coach, seconds]))
}
