import { and, between, eq, inArray, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { readableAt } from '../reading/queries-articles.ts'
import { articles } from '../tables.ts'
import { articleReads } from '../tables-reads.ts'

export interface MonthSpan {
  /** `2026-03`; both months are included */
  from: string
  to: string
}

/** @returns false if visitors cannot read that article */
export async function addRead(db: Database, uid: string, month: string, now: Date): Promise<boolean> {
  const readable = db
    .select({
      article: articles.uid,
      month: sql<string>`${month}::text`.as('month'),
      count: sql<number>`1`.as('count'),
    })
    .from(articles)
    .where(and(eq(articles.uid, uid), readableAt(now)))
  const added = await db
    .insert(articleReads)
    .select(readable)
    .onConflictDoUpdate({
      target: [articleReads.month, articleReads.article],
      set: { count: sql`${articleReads.count} + 1` },
    })
    .returning({ article: articleReads.article })
  return added.length > 0
}

export async function readsByArticle(db: Database, { from, to }: MonthSpan): Promise<Map<string, number>> {
  const rows = await db
    .select({ article: articleReads.article, count: sum(articleReads.count).mapWith(Number) })
    .from(articleReads)
    .where(between(articleReads.month, from, to))
    .groupBy(articleReads.article)
  return new Map(rows.map(({ article, count }) => [article, count]))
}

export const titlesOf = (db: Database, uids: readonly string[]): Promise<{ uid: string; title: string }[]> =>
  db
    .select({ uid: articles.uid, title: articles.title })
    .from(articles)
    .where(inArray(articles.uid, [...uids]))
