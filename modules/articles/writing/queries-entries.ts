import { count, eq, sql } from 'drizzle-orm'
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

export async function countArticlesOf(db: Database, table: 'authors' | 'categories', uid: string): Promise<number> {
  const column = table === 'authors' ? articles.author : articles.category
  const [row] = await db.select({ total: count() }).from(articles).where(eq(column, uid))
  return row?.total ?? 0
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
