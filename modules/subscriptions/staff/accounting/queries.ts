import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { ledger } from '../../tables.ts'
import { receipts } from '../../tables-receipts.ts'

/** The ledger between two moments, in the order of its entries, with the receipt of each charge. */
export const ledgerBetween = (db: Database, from: Date, before: Date) =>
  db
    .select({
      kind: ledger.kind,
      purpose: ledger.purpose,
      amount: ledger.amount,
      at: ledger.at,
      year: receipts.year,
      number: receipts.number,
      seller: receipts.seller,
      issuedAt: receipts.issuedAt,
    })
    .from(ledger)
    .leftJoin(receipts, eq(receipts.attemptUid, ledger.attemptUid))
    .where(and(gte(ledger.at, from), lt(ledger.at, before)))
    .orderBy(asc(ledger.at), asc(ledger.uid))

export type Movement = Awaited<ReturnType<typeof ledgerBetween>>[number]

export const countBetween = (db: Database, from: Date, before: Date): Promise<number> =>
  db.$count(ledger, and(gte(ledger.at, from), lt(ledger.at, before)))
