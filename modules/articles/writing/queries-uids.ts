import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { articles, authors, categories, pages, tags } from '../tables.ts'

const tables = { articles, authors, categories, tags, pages }
export type SluggedTable = keyof typeof tables

export async function findTakenUids(db: Database, table: SluggedTable, uids: readonly string[]): Promise<Set<string>> {
  const { uid } = tables[table]
  const rows = await db
    .select({ uid })
    .from(tables[table])
    .where(inArray(uid, [...uids]))
  return new Set(rows.map((row) => row.uid))
}

export async function findOncePublishedUids(db: Database, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  const rows = await db
    .select({ uid: articles.uid })
    .from(articles)
    .where(and(inArray(articles.uid, [...uids]), isNotNull(articles.publishedAt)))
  return new Set(rows.map((row) => row.uid))
}
