import { asc, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/index.ts'
import { articles, authors, categories, pages } from '../tables.ts'

const digest = (column: AnyPgColumn): SQL<string> => sql`left(encode(sha256(convert_to(${column}, 'UTF8')), 'hex'), 16)`

/** Names of articles, authors and categories with a text whose SHA-256 begins with one of these 16-digit prefixes. */
export async function findUidsByDigest(db: Database, digests: readonly string[]): Promise<string[]> {
  const isKnown = (column: AnyPgColumn) => inArray(digest(column), [...digests])
  const written = await db
    .select({ name: articles.title })
    .from(articles)
    .where(or(isKnown(articles.title), isKnown(articles.excerpt)))
  const writers = await db.select({ name: authors.name }).from(authors).where(isKnown(authors.biography))
  const described = await db.select({ name: categories.name }).from(categories).where(isKnown(categories.description))
  return [...written, ...writers, ...described].map(({ name }) => name)
}

/** Texts of all published pages. Placeholders are not filled in. */
export const listPageTexts = (db: Database) =>
  db.select({ title: pages.title, content: pages.content }).from(pages).where(isNotNull(pages.publishedAt))

export interface ReadUpTo {
  modified: Date
  uid: string
}

/** Articles that were changed after that position, in the order of their changes. */
export const listArticlesChangedAfter = (db: Database, { modified, uid }: ReadUpTo, limit: number) =>
  db
    .select({ uid: articles.uid, title: articles.title, content: articles.content, modified: articles.modified })
    .from(articles)
    .where(sql`(${articles.modified}, ${articles.uid}) > (${modified.toISOString()}::timestamptz, ${uid})`)
    .orderBy(asc(articles.modified), asc(articles.uid))
    .limit(limit)

export const listArticleTexts = (db: Database, uids: readonly string[]) =>
  db
    .select({ uid: articles.uid, title: articles.title, content: articles.content })
    .from(articles)
    .where(inArray(articles.uid, [...uids]))
