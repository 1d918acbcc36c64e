import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pickPlain } from '../../../contracts/articles/article-fields.ts'
import type { Tag } from '../../../contracts/articles/content-entities.ts'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { imageColumns } from '../media/queries-images.ts'
import { articles, authors, categories, media } from '../tables.ts'
import { inOrderOf } from './paged-list.ts'
import type { ArticleRow } from './present.ts'

const image = alias(media, 'image')
const authorImage = alias(media, 'author_image')

const tagsOfArticle = sql<Tag[]>`(
  select coalesce(json_agg(json_build_object('uid', t.uid, 'name', t.name) order by x.position), '[]'::json)
  from article_tags x join tags t on t.uid = x.tag where x.article = articles.uid)`

const summaryColumns = {
  uid: articles.uid,
  title: articles.title,
  excerpt: articles.excerpt,
  date: articles.date,
  modified: articles.modified,
  readingTime: articles.readingTime,
  ...pickPlain(articles),
  image: imageColumns(image),
  author: { uid: authors.uid, name: authors.name },
  authorImage: imageColumns(authorImage),
  category: { uid: categories.uid, name: categories.name },
  tags: tagsOfArticle,
}

/** Condition for articles that are public at that moment; indexes of the public lists are built for it. */
export function readableAt(now: Date): SQL {
  return sql`articles.state in ('published', 'scheduled') and articles.date <= ${now.toISOString()}::timestamptz`
}

/** @param most limit of counted rows, to bound the cost */
export async function countArticles(db: Database, where: SQL, most: number): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select from articles where ${where} limit ${most}) as counted`,
  )
  return row?.total ?? 0
}

/** Results are in the order of the uids. */
export async function findSummaries(db: Database, uids: readonly string[]): Promise<ArticleRow[]> {
  if (uids.length === 0) return []
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .innerJoin(authors, eq(authors.uid, articles.author))
    .innerJoin(categories, eq(categories.uid, articles.category))
    .leftJoin(image, eq(image.uid, articles.image))
    .leftJoin(authorImage, eq(authorImage.uid, authors.image))
    .where(inArray(articles.uid, [...uids]))
  return inOrderOf(uids, rows)
}

/** Titles of the articles that are public at that moment, in the order of the uids. */
export async function findTitles(db: Database, now: Date, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({ uid: articles.uid, title: articles.title })
    .from(articles)
    .where(and(inArray(articles.uid, [...uids]), readableAt(now)))
  return inOrderOf(uids, rows)
}

/** Cards of the articles that are public at that moment, in no particular order. */
export async function findCards(
  db: Database,
  uids: readonly string[],
  now: Date,
): Promise<Pick<ArticleRow, 'uid' | 'title' | 'readingTime' | 'image'>[]> {
  if (uids.length === 0) return []
  const { uid, title, readingTime } = articles
  return db
    .select({ uid, title, readingTime, image: imageColumns(image) })
    .from(articles)
    .leftJoin(image, eq(image.uid, articles.image))
    .where(and(inArray(articles.uid, [...uids]), readableAt(now)))
}

/** @param content whether the viewer may read it; otherwise it is not selected */
export async function findArticle(
  db: Database,
  uid: string,
  readable: SQL | undefined,
  content: boolean,
): Promise<(ArticleRow & { content: string | null }) | undefined> {
  const [row] = await db
    .select({ ...summaryColumns, content: content ? articles.content : sql<null>`null` })
    .from(articles)
    .innerJoin(authors, eq(authors.uid, articles.author))
    .innerJoin(categories, eq(categories.uid, articles.category))
    .leftJoin(image, eq(image.uid, articles.image))
    .leftJoin(authorImage, eq(authorImage.uid, authors.image))
    .where(and(eq(articles.uid, uid), readable))
  return row
}
