import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { ledger, ledgerDifferences, refunds } from '../tables.ts'

/** The refunds of these credits, each with the day on which the bank returned it, if it did. */
export async function listRefundsOfCredits(db: Database, creditUids: readonly string[]) {
  if (creditUids.length === 0) return []
  const returned = and(
    eq(ledgerDifferences.provider, ledger.provider),
    eq(ledgerDifferences.reference, ledger.reference),
    eq(ledgerDifferences.problem, 'refund-failed'),
  )
  return db
    .select({ refund: refunds, returnedAt: ledgerDifferences.at })
    .from(refunds)
    .leftJoin(ledger, eq(ledger.key, sql`'refund:' || ${refunds.uid}`))
    .leftJoin(ledgerDifferences, returned)
    .where(and(inArray(refunds.creditUid, [...creditUids]), isNull(refunds.stoppedAt)))
    .orderBy(asc(refunds.createdAt), asc(refunds.uid))
}

export type CashbackRefund = Awaited<ReturnType<typeof listRefundsOfCredits>>[number]
