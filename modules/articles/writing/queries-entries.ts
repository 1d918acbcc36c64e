import { desc, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { articles, articleTags } from '../tables.ts'
import { articleDrafts } from '../tables-drafts.ts'

/** Authors, categories, tags and pages: tables with a slug, a name and a version. */
export type EntryTable = 'authors' | 'categories' | 'tags' | 'pages'

export async function listArticlesOf(db: Database, table: EntryTable, uid: string): Promise<string[]> {
  if (table === 'pages') return []
  const query =
    table === 'tags'
      ? db.select({ uid: articleTags.article }).from(articleTags).where(eq(articleTags.tag, uid))
      : db
          .select({ uid: articles.uid })
          .from(articles)
          .where(eq(table === 'authors' ? articles.author : articles.category, uid))
  return (await query).map((row) => row.uid)
}

/** Counts articles that refer to the entry, and finds the newest ones' titles. */
export async function findUsesOf(
  db: Database,
  table: 'authors' | 'categories',
  uid: string,
  named: number,
): Promise<{ total: number; titles: string[] }> {
  const used = eq(table === 'authors' ? articles.author : articles.category, uid)
  const rows = await db
    .select({ title: articles.title })
    .from(articles)
    .where(used)
    .orderBy(desc(articles.date), articles.uid)
    .limit(named)
  return {
    total: rows.length < named ? rows.length : await db.$count(articles, used),
    titles: rows.map(({ title }) => title),
  }
}

/** Updates the author's sort key stored with their media; null when the author is about to be deleted. */
export async function moveMediaOf(db: Database, author: string, authorKey: string | null): Promise<void> {
  await rowsOf(
    db,
    authorKey === null
      ? sql`update media set author = null, author_key = null where author = ${author}`
      : sql`update media set author_key = ${authorKey} where author = ${author}`,
  )
}

/** Moves articles from one tag or category to another. Locks them in the order of their uids, as every save does. */
export async function moveArticles(
  db: Database,
  table: 'tags' | 'categories',
  from: string,
  into: string,
): Promise<void> {
  const uids = await listArticlesOf(db, table, from)
  if (uids.length === 0) return
  await db.execute(sql`select uid from articles where uid in ${[...uids]} order by uid for update`)
  if (table === 'categories') {
    await db.update(articles).set({ category: into }).where(eq(articles.category, from))
    return
  }
  await db.execute(sql`update article_tags set tag = ${into} where tag = ${from}
    and not exists (select from article_tags x where x.article = article_tags.article and x.tag = ${into})`)
  await db.delete(articleTags).where(eq(articleTags.tag, from))
}

/** Updates working copies too: a copy that refers to a deleted entry could not be published. */
export async function moveDrafts(
  db: Database,
  table: 'tags' | 'categories',
  from: string,
  into: string,
): Promise<void> {
  const using =
    table === 'tags'
      ? sql`${articleDrafts.draft} -> 'tags' @> ${JSON.stringify([from])}::jsonb`
      : sql`${articleDrafts.draft} ->> 'category' = ${from}`
  const rows = await db
    .select({ article: articleDrafts.article, draft: articleDrafts.draft })
    .from(articleDrafts)
    .where(using)
    .orderBy(articleDrafts.article)
    .for('update')
  for (const { article, draft } of rows) {
    if (!draft) continue
    const changed =
      table === 'tags'
        ? { ...draft, tags: [...new Set(draft.tags.map((tag) => (tag === from ? into : tag)))] }
        : { ...draft, category: into }
    await db.update(articleDrafts).set({ draft: changed }).where(eq(articleDrafts.article, article))
  }
}
