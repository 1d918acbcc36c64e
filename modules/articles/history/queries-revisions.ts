import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { revisions } from '../tables.ts'

const entry = {
  n: revisions.n,
  date: revisions.date,
  by: revisions.by,
  title: revisions.title,
  name: revisions.name,
}
interface Paging {
  page: number
  perPage: number
}

const one = (article: string, n: number) => and(eq(revisions.article, article), eq(revisions.n, n))

/** Lists revisions without their texts, newest first. */
export async function listHistory(db: Database, article: string, { page, perPage }: Paging) {
  const rows = await db
    .select(entry)
    .from(revisions)
    .where(eq(revisions.article, article))
    .orderBy(desc(revisions.n))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, total: await db.$count(revisions, eq(revisions.article, article)) }
}

/** Lists revisions with their texts, newest first. */
export async function listRevisions(db: Database, article: string, { page, perPage }: Paging) {
  const rows = await db
    .select({ ...entry, content: revisions.content })
    .from(revisions)
    .where(eq(revisions.article, article))
    .orderBy(desc(revisions.n))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, total: await db.$count(revisions, eq(revisions.article, article)) }
}

export async function insertRevision(db: Database, row: typeof revisions.$inferInsert): Promise<void> {
  await db.insert(revisions).values(row)
}

export type RevisionRow = typeof revisions.$inferSelect

export async function findRevision(db: Database, article: string, n: number): Promise<RevisionRow | undefined> {
  const [row] = await db.select().from(revisions).where(one(article, n))
  return row
}

export async function renameRevision(db: Database, article: string, n: number, name: string | null) {
  const [row] = await db.update(revisions).set({ name }).where(one(article, n)).returning(entry)
  return row
}

export const revisionsBy = (db: Database, user: string) =>
  db
    .select({ article: revisions.article, n: revisions.n, date: revisions.date })
    .from(revisions)
    .where(eq(revisions.byUid, user))
    .orderBy(revisions.date)

export async function replaceAuthorOfRevisions(db: Database, user: string, by: string): Promise<void> {
  await db.update(revisions).set({ by, byUid: null }).where(eq(revisions.byUid, user))
}
