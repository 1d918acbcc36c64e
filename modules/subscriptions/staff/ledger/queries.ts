import { getTableColumns, sql } from 'drizzle-orm'
import { staffLedgerDifferences, staffReconciliations } from '../../../../contracts/staff-ledger.ts'
import { anyOf, equals, listSource } from '../../../../platform/staff/index.ts'
import type { DifferenceRow } from '../../reconciliation/queries.ts'
import { ledgerDifferences, reconciliations } from '../../tables.ts'

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

export const differenceSource = listSource(staffLedgerDifferences.list, {
  table: ledgerDifferences,
  key: ledgerDifferences.uid,
  select: (db) => db.select().from(ledgerDifferences).$dynamic(),
  sorts: {
    date: ledgerDifferences.at,
    amount: ledgerDifferences.amount,
    ledgerAmount: ledgerDifferences.ledgerAmount,
    provider: ledgerDifferences.provider,
    kind: ledgerDifferences.kind,
    problem: ledgerDifferences.problem,
    state: ledgerDifferences.state,
    uid: ledgerDifferences.uid,
  },
  natural: { by: ledgerDifferences.at, order: 'desc' },
  filters: {
    reconciliation: equals(ledgerDifferences.reconciliationUid),
    state: anyOf(ledgerDifferences.state),
    problem: anyOf(ledgerDifferences.problem),
  },
})
