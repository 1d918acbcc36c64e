import { count, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import { articles, articleTags, authors, categories, pages, tags } from './tables.ts'

/** Authors, categories, tags and pages: what has a slug, a name and a version. */
const tables = { authors, categories, tags, pages }
export type EntryTable = keyof typeof tables
export type EntryInsert<Table extends EntryTable> = (typeof tables)[Table]['$inferInsert']
export type EntryValues<Table extends EntryTable> = Partial<Omit<EntryInsert<Table>, 'uid' | 'version'>>

/** @returns false where the uid is taken */
export async function insertEntry<Table extends EntryTable>(
  db: Database,
  table: Table,
  row: EntryInsert<Table>,
): Promise<boolean> {
  const inserted = await db
    .insert(tables[table] as typeof tags)
    .values(row as never)
    .onConflictDoNothing()
    .returning({ uid: tables[table].uid })
  return inserted.length > 0
}

/** @param strength `update` waits for all who refer to the row; the weaker one suffices to change its other columns */
export async function lockEntry(
  db: Database,
  table: EntryTable,
  uid: string,
  strength: 'update' | 'no key update',
): Promise<{ version: number } | undefined> {
  const { version } = tables[table]
  const [row] = await db.select({ version }).from(tables[table]).where(eq(tables[table].uid, uid)).for(strength)
  return row
}

export async function updateEntry<Table extends EntryTable>(
  db: Database,
  table: Table,
  uid: string,
  values: EntryValues<Table>,
): Promise<void> {
  await db
    .update(tables[table] as typeof tags)
    .set({ ...(values as object), version: sql`version + 1` } as never)
    .where(eq(tables[table].uid, uid))
}

export async function deleteEntry(db: Database, table: EntryTable, uid: string): Promise<void> {
  await db.delete(tables[table]).where(eq(tables[table].uid, uid))
}

/** The articles that bear its name. */
export async function listArticlesOf(db: Database, table: EntryTable, uid: string): Promise<string[]> {
  if (table === 'pages') return []
  const query =
    table === 'tags'
      ? db.select({ uid: articleTags.article }).from(articleTags).where(eq(articleTags.tag, uid))
      : db
          .select({ uid: articles.uid })
          .from(articles)
          .where(eq(table === 'authors' ? articles.author : articles.category, uid))
  return (await query).map((row) => row.uid)
}

export async function countArticlesOf(db: Database, table: 'authors' | 'categories', uid: string): Promise<number> {
  const column = table === 'authors' ? articles.author : articles.category
  const [row] = await db.select({ total: count() }).from(articles).where(eq(column, uid))
  return row?.total ?? 0
}

/** The media of an author keep her place in the alphabet too; null where she is about to go. */
export async function moveMediaOf(db: Database, author: string, authorKey: string | null): Promise<void> {
  await rowsOf(
    db,
    authorKey === null
      ? sql`update media set author = null, author_key = null where author = ${author}`
      : sql`update media set author_key = ${authorKey} where author = ${author}`,
  )
}
