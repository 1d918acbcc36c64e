import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { openStatuses } from '../policy.ts'
import { readMarks, tickets } from '../tables.ts'
import { countUnreadOf, marksOf } from '../tickets/queries-tickets.ts'

/** Counts the user messages that the assignee has not read, in open tickets. */
async function countUnreadOfAssignee(db: Database, staffUid: string): Promise<number> {
  const unread = sql<number>`coalesce(sum(greatest(0, ${tickets.personMessages} - coalesce(${readMarks.seen}, 0))), 0)`
  const [row] = await db
    .select({ unread: unread.mapWith(Number) })
    .from(tickets)
    .leftJoin(readMarks, marksOf(staffUid))
    .where(
      and(eq(tickets.assigneeUid, staffUid), inArray(tickets.status, [...openStatuses]), isNull(tickets.mergedInto)),
    )
  return row?.unread ?? 0
}

/** Number on the application's icon: unread messages to the person as a member and as a member of staff. */
export async function countUnreadForBadge(db: Database, userUid: string): Promise<number> {
  return (await countUnreadOf(db, 'coaching', userUid)) + (await countUnreadOfAssignee(db, userUid))
}
