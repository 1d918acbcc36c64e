import { between, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { monthAt } from '../../calendar/index.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { subscriptions } from '../tables.ts'
import { articleStarts } from '../tables-article-starts.ts'

/** Counts a started subscription for its article, and removes the article from the subscription. */
export async function countArticleStart(
  db: Database,
  { uid, fromArticle }: Pick<SubscriptionRow, 'uid' | 'fromArticle'>,
  now: Date,
): Promise<void> {
  if (fromArticle === null) return
  await db
    .insert(articleStarts)
    .values({ article: fromArticle, month: monthAt(now), count: 1 })
    .onConflictDoUpdate({
      target: [articleStarts.month, articleStarts.article],
      set: { count: sql`${articleStarts.count} + 1` },
    })
  await db.update(subscriptions).set({ fromArticle: null }).where(eq(subscriptions.uid, uid))
}

/** Subscriptions that began with each article. @param from, to `2026-03`, both included */
export async function startsByArticle(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ article: articleStarts.article, count: sum(articleStarts.count).mapWith(Number) })
    .from(articleStarts)
    .where(between(articleStarts.month, from, to))
    .groupBy(articleStarts.article)
  return new Map(rows.map(({ article, count }) => [article, count]))
}
