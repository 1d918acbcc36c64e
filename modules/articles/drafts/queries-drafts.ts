import { eq, sql } from 'drizzle-orm'
import { pickPlain } from '../../../contracts/articles/article-fields.ts'
import type { Database } from '../../../platform/database/index.ts'
import { articles } from '../tables.ts'
import { articleDrafts } from '../tables-drafts.ts'

const articleColumns = {
  uid: articles.uid,
  title: articles.title,
  excerpt: articles.excerpt,
  content: articles.content,
  image: articles.image,
  author: articles.author,
  category: articles.category,
  ...pickPlain(articles),
  related: articles.related,
  state: articles.state,
  date: articles.date,
  owner: articles.owner,
  version: articles.version,
  tags: sql<string[]>`(
    select coalesce(json_agg(x.tag order by x.position), '[]'::json)
    from article_tags x where x.article = articles.uid)`,
}

export type LiveArticle = Awaited<ReturnType<typeof readLive>>[number]
const readLive = (db: Database, uid: string) =>
  db.select(articleColumns).from(articles).where(eq(articles.uid, uid)).$dynamic()

/**
 * `share`: until the transaction ends, nobody can publish the article or take its lock; several users may save. `no key update`: nobody can
 * save either. Lock this row before the draft's and the lock's rows.
 */
export async function findLiveArticle(
  db: Database,
  uid: string,
  strength?: 'share' | 'no key update',
): Promise<LiveArticle | undefined> {
  const query = readLive(db, uid)
  const [row] = await (strength ? query.for(strength) : query)
  return row
}

export type DraftRow = typeof articleDrafts.$inferSelect

export async function findDraft(db: Database, article: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(articleDrafts).where(eq(articleDrafts.article, article))
  return row
}

/** Creates the row if it is missing, and locks it until the transaction ends. */
export async function lockDraft(db: Database, article: string): Promise<DraftRow> {
  await db.insert(articleDrafts).values({ article }).onConflictDoNothing()
  const [row] = await db.select().from(articleDrafts).where(eq(articleDrafts.article, article)).for('update')
  if (!row) throw new Error('the draft of an article that was deleted meanwhile')
  return row
}

export async function updateDraft(
  db: Database,
  article: string,
  values: Partial<typeof articleDrafts.$inferInsert>,
): Promise<void> {
  await db.update(articleDrafts).set(values).where(eq(articleDrafts.article, article))
}

/** Deletes the working copy and increments its number, so that numbers are never reused. */
export async function clearDraft(db: Database, { article, n }: DraftRow): Promise<void> {
  const nothing = { draft: null, basedOn: null, savedAt: null, savedBy: null, editors: [] }
  await updateDraft(db, article, {
    ...nothing,
    n: n + 1,
    review: null,
    reviewNote: null,
    reviewBy: null,
    reviewedAt: null,
  })
}
