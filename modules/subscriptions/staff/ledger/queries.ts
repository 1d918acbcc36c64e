import { getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import {
  type LedgerDifference,
  staffLedgerDifferences,
  staffReconciliations,
} from '../../../../contracts/staff-ledger.ts'
import { anyOf, equals, listSource } from '../../../../platform/staff/index.ts'
import type { DifferenceRow } from '../../reconciliation/queries.ts'
import { ledgerDifferences, reconciliations } from '../../tables.ts'
import { settledDifferences } from '../../tables-settled.ts'

const countOf = (state: DifferenceRow['state']) =>
  sql<number>`(select count(*)::int from ${ledgerDifferences} d where d.reconciliation_uid = ${reconciliations.uid} and d.state = ${state})`

const columns = { ...getTableColumns(reconciliations), open: countOf('open'), repaired: countOf('repaired') }

export const reconciliationSource = listSource(staffReconciliations.list, {
  table: reconciliations,
  key: reconciliations.uid,
  select: (db) => db.select(columns).from(reconciliations).$dynamic(),
  sorts: {
    date: reconciliations.takenAt,
    finishedDateTime: reconciliations.finishedAt,
    fromDateTime: reconciliations.fromAt,
    toDateTime: reconciliations.toAt,
    provider: reconciliations.provider,
    charged: reconciliations.charged,
    ledgerCharged: reconciliations.ledgerCharged,
    refunded: reconciliations.refunded,
    ledgerRefunded: reconciliations.ledgerRefunded,
    uid: reconciliations.uid,
  },
  natural: { by: reconciliations.takenAt, order: 'desc' },
  filters: {},
})

const isSettled = sql`exists (select 1 from ${settledDifferences} s where s.difference_uid = ${ledgerDifferences.uid})`

type DifferenceState = LedgerDifference['state']
const state = sql<DifferenceState>`(case when ${isSettled} then 'settled' else ${ledgerDifferences.state} end)`
const differenceColumns = { ...getTableColumns(ledgerDifferences), state }

const inState: Readonly<Record<DifferenceState, SQL>> = {
  open: sql`(${ledgerDifferences.state} = 'open' and not ${isSettled})`,
  repaired: sql`${ledgerDifferences.state} = 'repaired'`,
  settled: isSettled,
}

export const differenceSource = listSource(staffLedgerDifferences.list, {
  table: ledgerDifferences,
  key: ledgerDifferences.uid,
  select: (db) => db.select(differenceColumns).from(ledgerDifferences).$dynamic(),
  sorts: {
    date: ledgerDifferences.at,
    amount: ledgerDifferences.amount,
    ledgerAmount: ledgerDifferences.ledgerAmount,
    provider: ledgerDifferences.provider,
    kind: ledgerDifferences.kind,
    problem: ledgerDifferences.problem,
    state,
    uid: ledgerDifferences.uid,
  },
  natural: { by: ledgerDifferences.at, order: 'desc' },
  filters: {
    reconciliation: equals(ledgerDifferences.reconciliationUid),
    state: (states) => or(...states.map((one) => inState[one])),
    problem: anyOf(ledgerDifferences.problem),
  },
})
