import { desc, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { articles, articleTags } from '../tables.ts'

/** Authors, categories, tags and pages: tables with a slug, a name and a version. */
export type EntryTable = 'authors' | 'categories' | 'tags' | 'pages'

/** The articles that refer to it. */
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

/** How many articles refer to it, and the titles of the newest of them. */
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

/** An author's media store the author's sort key too; null when the author is about to be deleted. */
export async function moveMediaOf(db: Database, author: string, authorKey: string | null): Promise<void> {
  await rowsOf(
    db,
    authorKey === null
      ? sql`update media set author = null, author_key = null where author = ${author}`
      : sql`update media set author_key = ${authorKey} where author = ${author}`,
  )
}
