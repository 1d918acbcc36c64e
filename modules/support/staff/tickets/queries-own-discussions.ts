import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { entries, tickets } from '../../tables.ts'

/** Bounds of one search: the newest texts that are decrypted for it. */
const mostDiscussions = 2_000
const mostTexts = 20_000

/** Latest activity first. */
export const listOwnDiscussions = (db: Database, coachUid: string) =>
  db
    .select({ uid: tickets.uid, ownerUid: tickets.ownerUid, title: tickets.title })
    .from(tickets)
    .where(and(eq(tickets.type, 'coaching'), eq(tickets.assigneeUid, coachUid)))
    .orderBy(desc(tickets.modifiedAt), desc(tickets.uid))
    .limit(mostDiscussions)

/** Messages and notes of these discussions, newest first. */
export async function listTextsOf(db: Database, ticketUids: readonly string[]) {
  if (ticketUids.length === 0) return []
  return db
    .select({ uid: entries.uid, ticketUid: entries.ticketUid, content: entries.content })
    .from(entries)
    .where(and(inArray(entries.ticketUid, [...ticketUids]), ne(entries.kind, 'status')))
    .orderBy(desc(entries.createdAt))
    .limit(mostTexts)
}
