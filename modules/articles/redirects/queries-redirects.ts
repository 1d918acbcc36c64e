import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { redirects } from '../tables-redirects.ts'

/** Locks all redirects until the transaction ends: two writes that are valid alone could form a loop. */
export async function lockRedirects(db: Database): Promise<void> {
  await db.execute(sql`lock table ${redirects} in share row exclusive mode`)
}

export async function findTarget(db: Database, source: string): Promise<string | undefined> {
  const [row] = await db.select({ target: redirects.target }).from(redirects).where(eq(redirects.source, source))
  return row?.target
}

/** Redirects to `from`, with any query, become redirects to `to`. */
export async function moveTargets(db: Database, from: string, to: string): Promise<void> {
  await db
    .update(redirects)
    .set({ target: to, version: sql`${redirects.version} + 1` })
    .where(sql`regexp_replace(${redirects.target}, '[?#].*$', '') = ${from}`)
}

export async function upsertRedirect(db: Database, row: typeof redirects.$inferInsert): Promise<void> {
  const { target, origin, date } = row
  await db
    .insert(redirects)
    .values(row)
    .onConflictDoUpdate({
      target: redirects.source,
      set: { target, origin, date, version: sql`${redirects.version} + 1` },
    })
}

export async function removeSource(db: Database, source: string): Promise<void> {
  await db.delete(redirects).where(eq(redirects.source, source))
}
