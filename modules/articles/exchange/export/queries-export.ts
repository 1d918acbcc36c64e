import { asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { pickPlain, pickSettings } from '../../../../contracts/articles/article-fields.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { articles, articleTags, authors, categories, media, pages, tags } from '../../tables.ts'
import { redirects } from '../../tables-redirects.ts'
import type * as exported from './exported.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export async function listExportUids(db: Database): Promise<Record<'articles' | 'pages' | 'media', string[]>> {
  const uids = async (table: typeof articles | typeof pages | typeof media, where?: SQL) =>
    (await db.select({ uid: table.uid }).from(table).where(where).orderBy(asc(table.uid))).map(({ uid }) => uid)
  return {
    articles: await uids(articles),
    pages: await uids(pages, isNotNull(pages.publishedAt)),
    media: await uids(media),
  }
}

export async function exportArticleRow(
  db: Database,
  uid: string,
): Promise<z.input<typeof exported.exportedArticle> | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.uid, uid))
  if (!row) return undefined
  const { related, ...settings } = pickSettings(row)
  const found = await db
    .select({ tag: articleTags.tag })
    .from(articleTags)
    .where(eq(articleTags.article, uid))
    .orderBy(asc(articleTags.position))
  return {
    ...{ uid, title: row.title, excerpt: row.excerpt, content: row.content, state: row.state },
    ...pickPlain(row),
    ...settings,
    date: iso(row.date),
    modified: row.modified.toISOString(),
    publishedAt: iso(row.publishedAt),
    tags: found.map(({ tag }) => tag),
    ...(related.length > 0 ? { related } : {}),
  }
}

export async function exportPageRow(
  db: Database,
  uid: string,
): Promise<z.input<typeof exported.exportedPage> | undefined> {
  const [row] = await db.select().from(pages).where(eq(pages.uid, uid))
  if (!row) return undefined
  const { title, content, description, modified } = row
  return { uid, title, content, description, modified: modified.toISOString() }
}

export async function exportMediaRow(
  db: Database,
  uid: string,
): Promise<z.input<typeof exported.exportedMedia> | undefined> {
  const [row] = await db.select().from(media).where(eq(media.uid, uid))
  if (!row) return undefined
  const { authorKey: _key, size: _size, version: _version, date, ...rest } = row
  return { ...rest, date: date.toISOString() }
}

export async function exportEntries(db: Database) {
  const { uid, name, image } = authors
  return {
    authors: await db
      .select({ uid, name, role: authors.role, biography: authors.biography, credentials: authors.credentials, image })
      .from(authors)
      .orderBy(asc(uid)),
    categories: await db
      .select({
        uid: categories.uid,
        name: categories.name,
        description: categories.description,
        image: categories.image,
      })
      .from(categories)
      .orderBy(asc(categories.uid)),
    tags: await db.select({ uid: tags.uid, name: tags.name }).from(tags).orderBy(asc(tags.uid)),
    redirects: await db
      .select({ source: redirects.source, target: redirects.target })
      .from(redirects)
      .orderBy(asc(redirects.source)),
  }
}

/** Sets columns to their values in the exporting installation. */
export async function setRestoredColumns(
  db: Database,
  uid: string,
  values: { modified: Date; publishedAt: Date | null; related: string[] },
): Promise<void> {
  await db.update(articles).set(values).where(eq(articles.uid, uid))
}

export async function relatedOf(db: Database, uid: string): Promise<string[]> {
  const [row] = await db.select({ related: articles.related }).from(articles).where(eq(articles.uid, uid)).for('update')
  return row?.related ?? []
}

export async function setRelated(db: Database, uid: string, related: string[]): Promise<void> {
  await db.update(articles).set({ related }).where(eq(articles.uid, uid))
}

export async function setPageModified(db: Database, uid: string, modified: Date): Promise<void> {
  await db.update(pages).set({ modified }).where(eq(pages.uid, uid))
}

export async function isPageUnsaved(db: Database, uid: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(pages)
    .where(sql`${inArray(pages.uid, [uid])} and ${pages.version} = 1`)
  return row !== undefined
}

export async function setMediaAuthor(db: Database, uid: string, author: string | null): Promise<void> {
  if (author === null) return
  const key = db.select({ sortKey: authors.sortKey }).from(authors).where(eq(authors.uid, author))
  await db
    .update(media)
    .set({ author, authorKey: sql`(${key})` })
    .where(sql`${media.uid} = ${uid} and ${media.author} is null and exists (${key})`)
}
