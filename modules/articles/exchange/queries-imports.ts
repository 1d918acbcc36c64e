import { createHash } from 'node:crypto'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { articles, authors, categories, media, pages, tags } from '../tables.ts'
import { importedItems, importLines, imports, type SkippedRow } from '../tables-exchange.ts'

export type ImportRow = typeof imports.$inferSelect
export type ImportedItem = typeof importedItems.$inferSelect
export type ImportedKind = ImportedItem['kind']

export async function insertImport(db: Database, row: typeof imports.$inferInsert): Promise<void> {
  await db.insert(imports).values(row)
}

export async function findImport(db: Database, uid: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.uid, uid))
  return row
}

export async function listImportRows(db: Database, most: number): Promise<ImportRow[]> {
  return db.select().from(imports).orderBy(desc(imports.startedAt), desc(imports.uid)).limit(most)
}

export async function updateImport(db: Database, uid: string, values: Partial<ImportRow>): Promise<void> {
  await db.update(imports).set(values).where(eq(imports.uid, uid))
}

export type Outcome = 'created' | 'updated' | 'unchanged'

const keyOf = ({ what, why }: SkippedRow): string =>
  createHash('sha256')
    .update(JSON.stringify([what, why]))
    .digest('hex')

export async function listSkipped(db: Database, uid: string): Promise<SkippedRow[]> {
  const { what, why, position } = importLines
  return db.select({ what, why }).from(importLines).where(eq(importLines.import, uid)).orderBy(asc(position))
}

export async function deleteSkipped(db: Database, uid: string): Promise<void> {
  await db.delete(importLines).where(eq(importLines.import, uid))
}

/** Number of lines in one statement: PostgreSQL accepts at most 65,535 parameters. */
const linesAtOnce = 1000

async function addSkipped(db: Database, uid: string, skipped: readonly SkippedRow[]): Promise<void> {
  if (skipped.length === 0) return
  const [row] = await db
    .update(imports)
    .set({ lastLine: sql`${imports.lastLine} + ${skipped.length}` })
    .where(eq(imports.uid, uid))
    .returning({ lastLine: imports.lastLine })
  const before = (row?.lastLine ?? 0) - skipped.length
  const rows = skipped.map((line, place) => ({ ...line, import: uid, key: keyOf(line), position: before + place + 1 }))
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    await db
      .insert(importLines)
      .values(rows.slice(from, from + linesAtOnce))
      .onConflictDoNothing()
  }
}

/** Adds to the run's results; a line that a resumed run repeats is stored once. */
export async function addOutcome(
  db: Database,
  uid: string,
  outcome: Outcome | undefined,
  skipped: readonly SkippedRow[],
): Promise<void> {
  await addSkipped(db, uid, skipped)
  if (outcome === undefined) return
  await db
    .update(imports)
    .set({ [outcome]: sql`${imports[outcome]} + 1` })
    .where(eq(imports.uid, uid))
}

/** Lets concurrent imports take turns, item by item. */
export async function lockImports(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('articles.imports'))`)
}

export async function findItem(
  db: Database,
  origin: string,
  kind: ImportedKind,
  foreignId: string,
): Promise<ImportedItem | undefined> {
  const { origin: from, kind: of, foreignId: id } = importedItems
  const [row] = await db
    .select()
    .from(importedItems)
    .where(and(eq(from, origin), eq(of, kind), eq(id, foreignId)))
  return row
}

export async function listItems(db: Database, origin: string): Promise<ImportedItem[]> {
  return db.select().from(importedItems).where(eq(importedItems.origin, origin))
}

export async function upsertItem(db: Database, row: ImportedItem): Promise<void> {
  const { uid, digest, version, lastImport } = row
  await db
    .insert(importedItems)
    .values(row)
    .onConflictDoUpdate({
      target: [importedItems.origin, importedItems.kind, importedItems.foreignId],
      set: { uid, digest, version, lastImport },
    })
}

const tables = { article: articles, page: pages, author: authors, category: categories, tag: tags, media }

/** Current version of the record; undefined if it was deleted. */
export async function versionOf(db: Database, kind: ImportedKind, uid: string): Promise<number | undefined> {
  const table = tables[kind]
  const [row] = await db.select({ version: table.version }).from(table).where(sql`${table.uid}::text = ${uid}`)
  return row?.version
}

export async function nameOf(
  db: Database,
  kind: 'author' | 'category' | 'tag',
  uid: string,
): Promise<string | undefined> {
  const table = { author: authors, category: categories, tag: tags }[kind]
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.uid, uid))
  return row?.name
}
