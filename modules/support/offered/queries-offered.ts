import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { entries } from '../tables.ts'
import { offeredArticles } from '../tables-offered.ts'

export type OfferedRow = typeof offeredArticles.$inferSelect

export async function insertOfferedArticles(db: Database, rows: OfferedRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(offeredArticles).values(rows)
}

/** The articles of these messages, in order. */
export async function listOfferedArticles(db: Database, entryUids: readonly string[]): Promise<OfferedRow[]> {
  if (entryUids.length === 0) return []
  return db
    .select()
    .from(offeredArticles)
    .where(inArray(offeredArticles.entryUid, [...entryUids]))
    .orderBy(asc(offeredArticles.place))
}

export async function findOfferedArticle(
  db: Database,
  ticketUid: string,
  uid: string,
): Promise<OfferedRow | undefined> {
  const [found] = await db
    .select({ offered: offeredArticles })
    .from(offeredArticles)
    .innerJoin(entries, eq(entries.uid, offeredArticles.entryUid))
    .where(and(eq(offeredArticles.uid, uid), eq(entries.ticketUid, ticketUid)))
  return found?.offered
}

/** Stores the first time only. @returns whether this was the first time */
export async function setOfferedArticleRead(db: Database, uid: string, readAt: Date): Promise<boolean> {
  const changed = await db
    .update(offeredArticles)
    .set({ readAt })
    .where(and(eq(offeredArticles.uid, uid), isNull(offeredArticles.readAt)))
    .returning({ uid: offeredArticles.uid })
  return changed.length > 0
}
