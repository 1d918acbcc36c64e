import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { countUpTo, type Numbered, offsetOf } from '../../../platform/paging/index.ts'
import { homeRevisions, homes } from '../tables.ts'

export type HomeRow = typeof homes.$inferSelect
export type RevisionRow = typeof homeRevisions.$inferSelect

/** Name of the only row. */
export const homeName = 'home'

export async function findHome(db: Database): Promise<HomeRow | undefined> {
  const [row] = await db.select().from(homes).where(eq(homes.name, homeName))
  return row
}

export async function lockHome(db: Database): Promise<HomeRow | undefined> {
  const [row] = await db.select().from(homes).where(eq(homes.name, homeName)).for('update')
  return row
}

export async function insertHome(db: Database, row: HomeRow): Promise<void> {
  await db.insert(homes).values(row).onConflictDoNothing()
}

export async function updateHome(db: Database, values: Partial<HomeRow>): Promise<void> {
  await db.update(homes).set(values).where(eq(homes.name, homeName))
}

export async function insertRevision(db: Database, row: RevisionRow): Promise<void> {
  await db.insert(homeRevisions).values(row)
}

export async function listRevisions(
  db: Database,
  query: { page: number; perPage: number },
): Promise<Numbered<RevisionRow>> {
  const rows = await db
    .select()
    .from(homeRevisions)
    .orderBy(desc(homeRevisions.n))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, ...(await countUpTo(db, homeRevisions, undefined)) }
}

export async function findRevision(db: Database, n: number): Promise<RevisionRow | undefined> {
  const [row] = await db.select().from(homeRevisions).where(eq(homeRevisions.n, n))
  return row
}

/** Replaces a person's name in the revisions that they published. */
export async function forgetPublisher(db: Database, byUid: string, former: string): Promise<void> {
  await db.update(homeRevisions).set({ by: former, byUid: null }).where(eq(homeRevisions.byUid, byUid))
}

export const listRevisionsBy = (db: Database, byUid: string): Promise<RevisionRow[]> =>
  db.select().from(homeRevisions).where(eq(homeRevisions.byUid, byUid)).orderBy(homeRevisions.n)
