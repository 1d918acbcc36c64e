import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { authors, categories, media, tags } from '../tables.ts'

// Share locks: referenced rows are neither renamed nor deleted until the article is saved.

export async function lockAuthorShared(db: Database, uid: string) {
  const [row] = await db
    .select({ name: authors.name, sortKey: authors.sortKey })
    .from(authors)
    .where(eq(authors.uid, uid))
    .for('share')
  return row
}

export async function lockCategoryShared(db: Database, uid: string) {
  const [row] = await db.select({ name: categories.name }).from(categories).where(eq(categories.uid, uid)).for('share')
  return row
}

export function lockTagsShared(db: Database, uids: readonly string[]): Promise<{ uid: string; name: string }[]> {
  if (uids.length === 0) return Promise.resolve([])
  return db
    .select({ uid: tags.uid, name: tags.name })
    .from(tags)
    .where(inArray(tags.uid, [...uids]))
    .orderBy(asc(tags.uid))
    .for('share')
}

export async function lockMediaShared(db: Database, uid: string) {
  const [row] = await db.select({ mimeType: media.mimeType }).from(media).where(eq(media.uid, uid)).for('key share')
  return row
}
