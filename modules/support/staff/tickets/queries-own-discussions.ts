import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { tickets } from '../../tables.ts'

/** Maximum number of discussions that one search reads. */
const mostDiscussions = 2_000

/** Discussions assigned to the coach, latest activity first. */
export const listOwnDiscussions = (db: Database, coachUid: string) =>
  db
    .select({ uid: tickets.uid, ownerUid: tickets.ownerUid, title: tickets.title })
    .from(tickets)
    .where(and(eq(tickets.type, 'coaching'), eq(tickets.assigneeUid, coachUid)))
    .orderBy(desc(tickets.modifiedAt), desc(tickets.uid))
    .limit(mostDiscussions)
