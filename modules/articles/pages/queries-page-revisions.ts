import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { countUpTo, offsetOf } from '../../../platform/paging/index.ts'
import { pageRevisions } from '../tables.ts'

type Row = typeof pageRevisions.$inferSelect

export async function insertPageRevision(db: Database, row: Row): Promise<void> {
  await db.insert(pageRevisions).values(row)
}

export async function listPageRevisions(db: Database, page: string, query: { page: number; perPage: number }) {
  const where = eq(pageRevisions.page, page)
  const rows = await db
    .select()
    .from(pageRevisions)
    .where(where)
    .orderBy(desc(pageRevisions.n))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, ...(await countUpTo(db, pageRevisions, where)) }
}

export async function findPageRevision(db: Database, page: string, n: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(pageRevisions)
    .where(and(eq(pageRevisions.page, page), eq(pageRevisions.n, n)))
  return row
}

export const pageRevisionsBy = (db: Database, user: string) =>
  db
    .select({ page: pageRevisions.page, n: pageRevisions.n, date: pageRevisions.date })
    .from(pageRevisions)
    .where(eq(pageRevisions.byUid, user))
    .orderBy(pageRevisions.date)

export async function replacePublisher(db: Database, user: string, by: string): Promise<void> {
  await db.update(pageRevisions).set({ by, byUid: null }).where(eq(pageRevisions.byUid, user))
}
