import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { settledDifferences } from '../tables-settled.ts'
import { endedDisputes } from './tables.ts'

const endedAt = sql`(select ${endedDisputes.at} from ${endedDisputes} where ${endedDisputes.differenceUid} = ${settledDifferences.differenceUid})`

/** A dispute that was settled and then lost can be settled again. @returns false if it was already settled */
export async function insertSettled(db: Database, differenceUid: string, settledAt: Date): Promise<boolean> {
  const added = await db
    .insert(settledDifferences)
    .values({ differenceUid, settledAt })
    .onConflictDoUpdate({
      target: settledDifferences.differenceUid,
      set: { settledAt },
      setWhere: lt(settledDifferences.settledAt, endedAt),
    })
    .returning({ uid: settledDifferences.differenceUid })
  return added.length > 0
}
