import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ArticleState } from '../../contracts/staff-articles.ts'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import { inOrderOf } from './paged-list.ts'
import { allOf, type StaffOrder, type StaffPaging, staffOrder } from './staff-paging.ts'
import { articles, revisions } from './tables.ts'

export interface StaffArticleRow {
  uid: string
  title: string
  excerpt: string
  content: string
  state: ArticleState
  date: Date | null
  modified: Date
  readingTime: number
  menu: number | null
  image: string | null
  author: string
  category: string
  tags: string[]
  version: number
}

const columns = {
  uid: articles.uid,
  title: articles.title,
  excerpt: articles.excerpt,
  content: articles.content,
  state: articles.state,
  date: articles.date,
  modified: articles.modified,
  readingTime: articles.readingTime,
  menu: articles.menu,
  image: articles.image,
  author: articles.author,
  category: articles.category,
  tags: sql<string[]>`(
    select coalesce(json_agg(x.tag order by x.position), '[]'::json)
    from article_tags x where x.article = articles.uid)`,
  version: articles.version,
}

/** In the order of the uids. */
export async function findStaffArticles(db: Database, uids: readonly string[]): Promise<StaffArticleRow[]> {
  if (uids.length === 0) return []
  const rows = await db
    .select(columns)
    .from(articles)
    .where(sql`articles.uid in ${[...uids]}`)
  return inOrderOf(uids, rows)
}

export async function listStaffArticleRows(
  db: Database,
  conditions: readonly (SQL | undefined)[],
  order: StaffOrder,
  paging: StaffPaging,
): Promise<{ rows: StaffArticleRow[]; total: number }> {
  const where = allOf(conditions)
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from articles where ${where}`)
  const places = await rowsOf<{ uid: string }>(
    db,
    sql`select uid from articles where ${where} ${staffOrder(order, paging)}`,
  )
  const uids = places.map(({ uid }) => uid)
  return { rows: await findStaffArticles(db, uids), total: counted?.total ?? 0 }
}

/** Newest first. */
export async function listRevisionRows(db: Database, article: string, { page, perPage }: StaffPaging) {
  const rows = await db
    .select()
    .from(revisions)
    .where(eq(revisions.article, article))
    .orderBy(desc(revisions.n))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, total: await db.$count(revisions, eq(revisions.article, article)) }
}
