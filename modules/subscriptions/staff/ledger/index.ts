import { staffLedgerDifferences, staffReconciliations } from '../../../../contracts/staff-ledger.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { differenceSource, reconciliationSource } from './queries.ts'

export const reconciliations = staffResource({
  calls: staffReconciliations,
  policy: { read: mayManageMoney },
  unknown: 'Cette comparaison n’existe pas.',
  source: reconciliationSource,
  present: (rows) =>
    rows.map((row) => ({
      uid: row.uid,
      date: row.takenAt.toISOString(),
      finishedDateTime: row.finishedAt?.toISOString() ?? null,
      fromDateTime: row.fromAt.toISOString(),
      toDateTime: row.toAt.toISOString(),
      provider: row.provider,
      charged: row.charged,
      ledgerCharged: row.ledgerCharged,
      refunded: row.refunded,
      ledgerRefunded: row.ledgerRefunded,
      open: row.open,
      repaired: row.repaired,
    })),
})

export const ledgerDifferences = staffResource({
  calls: staffLedgerDifferences,
  policy: { read: mayManageMoney },
  unknown: 'Cet écart n’existe pas.',
  source: differenceSource,
  present: (rows) =>
    rows.map(({ at, reconciliationUid, attemptUid, ...row }) => ({
      ...row,
      date: at.toISOString(),
      reconciliation: reconciliationUid,
      payment: attemptUid,
    })),
})
