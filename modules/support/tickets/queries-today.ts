import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { entries, readMarks, tickets } from '../tables.ts'
import { marksOf } from './queries-tickets.ts'

/** The member's latest discussion with an unread answer, else the latest one in which the member waits for an answer. */
export async function findPressingDiscussion(db: Database, ownerUid: string) {
  const unread = sql<boolean>`${tickets.staffMessages} > coalesce(${readMarks.seen}, 0)`
  const { uid, assigneeName, answerDueAt } = tickets
  const [ticket] = await db
    .select({ uid, assigneeName, answerDueAt, unread })
    .from(tickets)
    .leftJoin(readMarks, marksOf(ownerUid))
    .where(
      and(
        eq(tickets.ownerUid, ownerUid),
        eq(tickets.type, 'coaching'),
        isNull(tickets.mergedInto),
        or(unread, isNotNull(tickets.waitingSince)),
      ),
    )
    .orderBy(desc(unread), desc(tickets.modifiedAt), desc(tickets.uid))
    .limit(1)
  return ticket
}

/** The last message of staff in the discussion. */
export async function findAnswer(db: Database, ticketUid: string) {
  const { authorName, createdAt } = entries
  const [answer] = await db
    .select({ authorName, createdAt })
    .from(entries)
    .where(and(eq(entries.ticketUid, ticketUid), eq(entries.kind, 'message'), entries.staff))
    .orderBy(desc(entries.sequence))
    .limit(1)
  return answer
}
