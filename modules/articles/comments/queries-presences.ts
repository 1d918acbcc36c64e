import { and, eq, gt, lte, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { articles } from '../tables.ts'
import { articlePresences } from '../tables-comments.ts'
import { articleLocks } from '../tables-drafts.ts'

export type PresenceRow = typeof articlePresences.$inferSelect

export async function putPresence(db: Database, row: PresenceRow, now: Date): Promise<void> {
  await db.delete(articlePresences).where(lte(articlePresences.until, now))
  await db
    .insert(articlePresences)
    .values(row)
    .onConflictDoUpdate({ target: [articlePresences.article, articlePresences.person], set: { until: row.until } })
}

export async function removePresence(db: Database, article: string, person: string): Promise<void> {
  await db
    .delete(articlePresences)
    .where(and(eq(articlePresences.article, article), eq(articlePresences.person, person)))
}

/** Other users who are reading or writing in the article; in any article if none is given. */
export async function listPresent(db: Database, me: string, now: Date, article?: string) {
  const open = await db
    .select({ article: articlePresences.article, person: articlePresences.person, owner: articles.owner })
    .from(articlePresences)
    .innerJoin(articles, eq(articles.uid, articlePresences.article))
    .where(
      and(
        gt(articlePresences.until, now),
        ne(articlePresences.person, me),
        article === undefined ? undefined : eq(articlePresences.article, article),
      ),
    )
    .orderBy(articlePresences.article, articlePresences.person)
  const writing = await db
    .select({ article: articleLocks.article, person: articleLocks.holder, owner: articles.owner })
    .from(articleLocks)
    .innerJoin(articles, eq(articles.uid, articleLocks.article))
    .where(
      and(
        gt(articleLocks.until, now),
        ne(articleLocks.holder, me),
        article === undefined ? undefined : eq(articleLocks.article, article),
      ),
    )
  return { open, writing }
}
