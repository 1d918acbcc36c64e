import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { articles, articleTags } from '../tables.ts'
import { articleDrafts } from '../tables-drafts.ts'

export type ArticleRecord = Omit<typeof articles.$inferSelect, 'search'>

const { search: _search, ...recordColumns } = getTableColumns(articles)

/** @returns false when the uid is taken */
export async function insertArticle(db: Database, row: typeof articles.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(articles).values(row).onConflictDoNothing().returning({ uid: articles.uid })
  return inserted.length > 0
}

export async function lockArticle(db: Database, uid: string): Promise<ArticleRecord | undefined> {
  const [row] = await db.select(recordColumns).from(articles).where(eq(articles.uid, uid)).for('update')
  return row
}

export async function updateArticle(
  db: Database,
  uid: string,
  values: Partial<typeof articles.$inferInsert>,
): Promise<void> {
  await db.update(articles).set(values).where(eq(articles.uid, uid))
}

export async function deleteArticleRow(db: Database, uid: string): Promise<void> {
  await db.delete(articles).where(eq(articles.uid, uid))
}

export async function replaceTags(
  db: Database,
  article: string,
  tags: readonly string[],
  listedAt: Date | null,
): Promise<void> {
  await db.delete(articleTags).where(eq(articleTags.article, article))
  if (tags.length === 0) return
  await db.insert(articleTags).values(tags.map((tag, position) => ({ article, tag, position, listedAt })))
}

/**
 * Updates names of authors, categories and tags stored with articles. Locks rows in a fixed order, to prevent deadlocks.
 */
export async function refreshNames(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  await db.execute(sql`
    with held as (select uid from articles where uid in ${[...uids]} order by uid for update)
    update articles set
      author_key = (select sort_key from authors where uid = articles.author),
      keywords = concat_ws(' ',
        (select name from authors where uid = articles.author),
        (select name from categories where uid = articles.category),
        (select string_agg(t.name, ' ' order by t.uid) from article_tags x join tags t on t.uid = x.tag
         where x.article = articles.uid))
    from held where held.uid = articles.uid`)
}

/** Replaces an article's uid in other articles and working copies that recommend it. */
export async function moveRelated(db: Database, from: string, to: string): Promise<void> {
  await db
    .update(articles)
    .set({ related: sql`array_replace(${articles.related}, ${from}, ${to})` })
    .where(sql`${articles.related} @> array[${from}::text]`)
  await db
    .update(articleDrafts)
    .set({
      draft: sql`jsonb_set(${articleDrafts.draft}, '{related}', (
        select jsonb_agg(case when one = ${from} then ${to} else one end order by place)
        from jsonb_array_elements_text(${articleDrafts.draft} -> 'related') with ordinality as chosen(one, place)))`,
    })
    .where(sql`${articleDrafts.draft} -> 'related' ? ${from}`)
}
