import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { termsVersions } from '../tables-terms.ts'

export type TermsVersion = typeof termsVersions.$inferSelect

export async function insertTermsVersion(db: Database, version: TermsVersion): Promise<void> {
  await db.insert(termsVersions).values(version).onConflictDoNothing()
}

export async function findTermsVersion(db: Database, uid: string): Promise<TermsVersion | undefined> {
  const [row] = await db.select().from(termsVersions).where(eq(termsVersions.uid, uid))
  return row
}

export async function findLatestTerms(db: Database): Promise<TermsVersion | undefined> {
  const [row] = await db.select().from(termsVersions).orderBy(desc(termsVersions.createdAt)).limit(1)
  return row
}
