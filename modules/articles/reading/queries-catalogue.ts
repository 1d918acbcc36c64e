import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { imageColumns } from '../media/queries-images.ts'
import { authors, categories, media, pages, tags } from '../tables.ts'
import { inOrderOf } from './paged-list.ts'

/** Results are in the order of the uids. */
export async function findAuthors(db: Database, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({
      uid: authors.uid,
      name: authors.name,
      role: authors.role,
      biography: authors.biography,
      credentials: authors.credentials,
      image: imageColumns(media),
    })
    .from(authors)
    .leftJoin(media, eq(media.uid, authors.image))
    .where(inArray(authors.uid, [...uids]))
  return inOrderOf(uids, rows)
}

export async function findCategories(db: Database, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({
      uid: categories.uid,
      name: categories.name,
      description: categories.description,
      image: imageColumns(media),
    })
    .from(categories)
    .leftJoin(media, eq(media.uid, categories.image))
    .where(inArray(categories.uid, [...uids]))
  return inOrderOf(uids, rows)
}

export async function findTags(db: Database, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({ uid: tags.uid, name: tags.name })
    .from(tags)
    .where(inArray(tags.uid, [...uids]))
  return inOrderOf(uids, rows)
}

/** The published pages with these uids. */
export async function findPages(db: Database, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({
      uid: pages.uid,
      title: pages.title,
      content: pages.content,
      description: pages.description,
      modified: pages.modified,
    })
    .from(pages)
    .where(and(inArray(pages.uid, [...uids]), isNotNull(pages.publishedAt)))
  return inOrderOf(uids, rows)
}

export async function findPublishedPages(db: Database, uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set()
  const rows = await db
    .select({ uid: pages.uid })
    .from(pages)
    .where(and(inArray(pages.uid, [...uids]), isNotNull(pages.publishedAt)))
  return new Set(rows.map(({ uid }) => uid))
}

/** Finds a page, published or not, with its working copy. */
export async function findPageRow(db: Database, uid: string): Promise<typeof pages.$inferSelect | undefined> {
  const [row] = await db.select().from(pages).where(eq(pages.uid, uid))
  return row
}

export async function findMedia(db: Database, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.uid, [...uids]))
  return inOrderOf(uids, rows)
}
