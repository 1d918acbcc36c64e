import {
  settleDifference,
  staffLedgerDifferences,
  staffReconciliations,
} from '../../../../contracts/subscriptions/staff-ledger.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { insertSettled } from '../../reconciliation/queries-settled.ts'
import { peopleOf } from '../people.ts'
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
  async present(rows, { db }) {
    const personOf = await peopleOf(db, rows)
    return rows.map(({ at, endedAt, answerBy, reconciliationUid, attemptUid, visitor, ...row }) => ({
      ...row,
      ...personOf(row, visitor),
      answerByDateTime: answerBy?.toISOString() ?? null,
      endedDateTime: endedAt?.toISOString() ?? null,
      date: at.toISOString(),
      reconciliation: reconciliationUid,
      payment: attemptUid,
    }))
  },
})

const notOpen = () => conflict([violation('state', 'Cet écart n’est plus à examiner.')])

/** A double click settles once: the second request finds the difference settled. */
export const settle = staffAction(
  settleDifference,
  mayManageMoney,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body: { reason } }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const { state, problem, reference } = await ledgerDifferences.read(context, uid)
      if ((state !== 'open' && state !== 'lost') || !(await insertSettled(db, uid, ports.clock.now()))) throw notOpen()
      await ledgerDifferences.record(context, 'settle', uid, { problem, reference, reason })
      return { payload: await ledgerDifferences.read(context, uid) }
    }),
)
