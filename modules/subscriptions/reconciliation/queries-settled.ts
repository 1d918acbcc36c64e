import type { Database } from '../../../platform/database/index.ts'
import { settledDifferences } from '../tables-settled.ts'

/** @returns false when it was settled before */
export async function insertSettled(db: Database, differenceUid: string, settledAt: Date): Promise<boolean> {
  const added = await db
    .insert(settledDifferences)
    .values({ differenceUid, settledAt })
    .onConflictDoNothing()
    .returning({ uid: settledDifferences.differenceUid })
  return added.length > 0
}
