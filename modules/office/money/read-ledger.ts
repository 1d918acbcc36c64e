import type { QueryOf } from '../../../contracts/call.ts'
import type {
  LedgerDifference,
  listLedgerDifferences,
  listReconciliations,
  Reconciliation,
} from '../../../contracts/staff-ledger.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import {
  findReconciliation,
  listReconciliations as list,
  listDifferences,
  type StaffReconciliationRow,
} from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'

function present(row: StaffReconciliationRow): Reconciliation {
  const { uid, provider, charged, ledgerCharged, refunded, ledgerRefunded, open, repaired } = row
  return {
    uid,
    date: row.takenAt.toISOString(),
    finishedDateTime: row.finishedAt?.toISOString() ?? null,
    fromDateTime: row.fromAt.toISOString(),
    toDateTime: row.toAt.toISOString(),
    provider,
    charged,
    ledgerCharged,
    refunded,
    ledgerRefunded,
    open,
    repaired,
  }
}

type DifferenceRow = Awaited<ReturnType<typeof listDifferences>>['rows'][number]

const presentDifference = ({ at, reconciliationUid, attemptUid, ...row }: DifferenceRow): LedgerDifference => ({
  ...row,
  date: at.toISOString(),
  reconciliation: reconciliationUid,
  payment: attemptUid,
})

export async function readReconciliations(db: Database, viewer: Viewer, query: QueryOf<typeof listReconciliations>) {
  authorise(viewer, 'money')
  const { rows, total } = await list(db, query)
  return { payload: rows.map(present), page: { total } }
}

/** @throws 404 */
export async function readReconciliation(db: Database, viewer: Viewer, uid: string): Promise<Reconciliation> {
  authorise(viewer, 'money')
  const row = await findReconciliation(db, uid)
  if (!row) throw notFound('Cette comparaison n’existe pas.')
  return present(row)
}

export async function readDifferences(db: Database, viewer: Viewer, query: QueryOf<typeof listLedgerDifferences>) {
  authorise(viewer, 'money')
  const { rows, total } = await listDifferences(db, query, query.filter ?? {})
  return { payload: rows.map(presentDifference), page: { total } }
}
