import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { articleLocks } from '../tables-drafts.ts'

export type LockRow = typeof articleLocks.$inferSelect

/** @returns undefined if nobody holds the lock at that moment */
export async function findLock(db: Database, article: string, now: Date): Promise<LockRow | undefined> {
  const [row] = await db
    .select()
    .from(articleLocks)
    .where(and(eq(articleLocks.article, article), gt(articleLocks.until, now)))
  return row
}

export async function putLock(db: Database, { article, holder, until }: LockRow): Promise<void> {
  await db
    .insert(articleLocks)
    .values({ article, holder, until })
    .onConflictDoUpdate({ target: articleLocks.article, set: { holder, until } })
}

export async function removeLock(db: Database, article: string, holder: string): Promise<void> {
  await db.delete(articleLocks).where(and(eq(articleLocks.article, article), eq(articleLocks.holder, holder)))
}
