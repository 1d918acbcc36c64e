import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Revision, StaffArticle, staffArticlesQuery } from '../../contracts/staff-articles.ts'
import type { Database } from '../../platform/database/index.ts'
import { unknownArticle } from './change-article.ts'
import { type Actor, requireEditor } from './policy.ts'
import {
  findStaffArticles,
  listRevisionRows,
  listStaffArticleRows,
  type StaffArticleRow,
} from './queries-staff-articles.ts'
import { staffSearch } from './search.ts'
import type { StaffPaging } from './staff-paging.ts'

type Query = z.output<typeof staffArticlesQuery>

const sortColumns = {
  date: sql`date`,
  modified: sql`modified`,
  title: sql`public.fold(title)`,
  state: sql`state`,
  author: sql`author_key`,
  category: sql`category`,
  menu: sql`menu`,
  uid: sql`uid`,
}

const toStaffArticle = (row: StaffArticleRow): StaffArticle => ({
  ...row,
  date: row.date?.toISOString() ?? null,
  modified: row.modified.toISOString(),
})

export async function listStaffArticles(db: Database, actor: Actor, query: Query) {
  requireEditor(actor)
  const { uid, state, author, category, tag } = query.filter ?? {}
  const conditions = [
    uid && sql`uid in ${uid}`,
    state && sql`state in ${state}`,
    author === undefined ? undefined : sql`author = ${author}`,
    category === undefined ? undefined : sql`category = ${category}`,
    tag === undefined
      ? undefined
      : sql`exists (select from article_tags x where x.article = articles.uid and x.tag = ${tag})`,
    staffSearch(query.q),
  ]
  const order = query.sort
    ? { column: sortColumns[query.sort], direction: query.order }
    : { column: sortColumns.modified, direction: 'desc' as const }
  const { rows, total } = await listStaffArticleRows(db, conditions, order, query)
  return { payload: rows.map(toStaffArticle), page: { total } }
}

/** @throws 404 */
export async function getStaffArticle(db: Database, actor: Actor, uid: string): Promise<StaffArticle> {
  requireEditor(actor)
  const [row] = await findStaffArticles(db, [uid])
  if (!row) throw unknownArticle()
  return toStaffArticle(row)
}

/** @throws 404 */
export async function listRevisions(db: Database, actor: Actor, uid: string, paging: StaffPaging) {
  await getStaffArticle(db, actor, uid)
  const { rows, total } = await listRevisionRows(db, uid, paging)
  const payload: Revision[] = rows.map(({ n, date, by, title, content }) => ({
    n,
    date: date.toISOString(),
    by,
    title,
    content,
  }))
  return { payload, page: { total } }
}
