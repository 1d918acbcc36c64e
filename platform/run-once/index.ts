import { eq } from 'drizzle-orm'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import { milestones } from './tables.ts'

export async function isDone(db: Database, name: string): Promise<boolean> {
  return (await db.select().from(milestones).where(eq(milestones.name, name))).length > 0
}

/**
 * Runs the work once per name, ever. The mark and the work are one transaction: a second process waits for the first
 * to commit, and a crash leaves neither.
 * @returns whether it was done now
 */
export async function runOnce(
  db: Database,
  clock: Clock,
  name: string,
  work: (db: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (db) => {
    const marked = await db
      .insert(milestones)
      .values({ name, reachedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ name: milestones.name })
    if (marked.length === 0) return false
    await work(db)
    return true
  })
}
