import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import type { Dispute } from '../provider/provider.ts'
import { disputeDetails, endedDisputes, ledgerDifferences } from './tables.ts'

export type EndedDispute = typeof endedDisputes.$inferSelect

/** @returns undefined when it was never reported */
export async function findDispute(db: Database, provider: string, reference: string) {
  const [row] = await db
    .select()
    .from(ledgerDifferences)
    .where(
      and(
        eq(ledgerDifferences.provider, provider),
        eq(ledgerDifferences.reference, reference),
        eq(ledgerDifferences.problem, 'dispute'),
      ),
    )
  return row
}

/** Replaces what is known of a reported dispute. */
export async function saveDisputeDetails(
  db: Database,
  { provider, reference, reason, answerBy }: Dispute & { provider: string },
): Promise<void> {
  const row = await findDispute(db, provider, reference)
  if (!row) throw new Error(`dispute ${reference} was not reported`)
  const set = { reason, answerBy }
  await db
    .insert(disputeDetails)
    .values({ differenceUid: row.uid, ...set })
    .onConflictDoUpdate({ target: disputeDetails.differenceUid, set })
}

/** @returns false if the end was already recorded */
export async function insertEndedDispute(db: Database, ended: EndedDispute): Promise<boolean> {
  const added = await db
    .insert(endedDisputes)
    .values(ended)
    .onConflictDoNothing()
    .returning({ uid: endedDisputes.differenceUid })
  return added.length > 0
}

const disputes = (db: Database) =>
  db
    .select({ difference: ledgerDifferences, ended: endedDisputes })
    .from(ledgerDifferences)
    .leftJoin(endedDisputes, eq(endedDisputes.differenceUid, ledgerDifferences.uid))
    .$dynamic()

export const listOpenDisputes = (db: Database, provider: string) =>
  disputes(db).where(
    and(
      eq(ledgerDifferences.provider, provider),
      eq(ledgerDifferences.problem, 'dispute'),
      isNull(endedDisputes.differenceUid),
    ),
  )

/** Disputes of these charges, oldest first. */
export async function disputesOf(db: Database, attemptUids: readonly string[]) {
  if (attemptUids.length === 0) return []
  return disputes(db)
    .where(and(inArray(ledgerDifferences.attemptUid, [...attemptUids]), eq(ledgerDifferences.problem, 'dispute')))
    .orderBy(asc(ledgerDifferences.at), asc(ledgerDifferences.uid))
}
