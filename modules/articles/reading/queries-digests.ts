import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/index.ts'
import { articles, authors, pages } from '../tables.ts'

const digest = (column: AnyPgColumn): SQL<string> => sql`left(encode(sha256(convert_to(${column}, 'UTF8')), 'hex'), 16)`

/** Titles of articles and names of authors whose title, excerpt or biography has a SHA-256 that begins with one of these 16 digits. */
export async function findByDigest(db: Database, digests: readonly string[]): Promise<string[]> {
  const isKnown = (column: AnyPgColumn) => inArray(digest(column), [...digests])
  const written = await db
    .select({ name: articles.title })
    .from(articles)
    .where(or(isKnown(articles.title), isKnown(articles.excerpt)))
  const writers = await db.select({ name: authors.name }).from(authors).where(isKnown(authors.biography))
  return [...written, ...writers].map(({ name }) => name)
}

/** All pages as staff wrote them, places unfilled. */
export const listPageTexts = (db: Database) => db.select({ title: pages.title, content: pages.content }).from(pages)
