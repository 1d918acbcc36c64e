import {
  refundPayment as refundCall,
  type StaffPayment,
  staffPayments,
} from '../../../../contracts/accounts/staff-members.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { receiptNumber } from '../../ledger/number-receipt.ts'
import { mayReadMoney } from '../../lifecycle/policy.ts'
import { shownCard } from '../../lifecycle/view.ts'
import { disputesOf } from '../../reconciliation/queries-disputes.ts'
import { peopleOf } from '../people.ts'
import { source } from './queries.ts'
import { refundCeilingOf } from './refund-ceiling.ts'
import { refundPayment } from './refund-payment.ts'

type Dispute = Awaited<ReturnType<typeof disputesOf>>[number]

/** Cents that can be refunded; 0 while the bank holds the money. The ceiling limits the sum of all refunds of a payment. */
function refundableOf(
  { state, amount, refunded }: Pick<StaffPayment, 'state' | 'amount' | 'refunded'>,
  dispute: Dispute | undefined,
  ceiling: number,
): number {
  if (state !== 'succeeded' || (dispute && !dispute.ended)) return 0
  return Math.max(0, Math.min(amount, ceiling) - refunded)
}

function presentDispute(found: Dispute | undefined, settledRefund: number): StaffPayment['dispute'] {
  if (!found) return null
  const { difference, ended } = found
  return {
    amount: difference.amount,
    date: difference.at.toISOString(),
    outcome: ended?.outcome ?? null,
    endedDateTime: ended?.at.toISOString() ?? null,
    fee: ended?.fee ?? null,
    settledRefund,
  }
}

export const payments = staffResource({
  calls: staffPayments,
  policy: { read: mayReadMoney },
  unknown: 'Ce paiement n’existe pas.',
  source,
  async present(rows, { ports, db, actor }: StaffContext<Pick<Platform, 'clock' | 'config' | 'events'>>) {
    const ceiling = await refundCeilingOf(ports, db, actor)
    const personOf = await peopleOf(db, rows)
    const uids = rows.map(({ uid }) => uid)
    const disputes = new Map((await disputesOf(db, uids)).map((one) => [one.difference.attemptUid, one]))
    return rows.map(
      ({ createdAt, refundedAt, refundRetryAt, visitor, receiptYear: year, receiptNumber: number, ...rest }) => {
        const { cardBrand, cardLast4, refundsStopped, ...row } = rest
        const dispute = disputes.get(row.uid)
        return {
          ...row,
          card: shownCard({ cardBrand, cardLast4 }),
          receipt: year === null || number === null ? null : receiptNumber({ year, number }),
          ...personOf(row, visitor),
          date: createdAt.toISOString(),
          refundedDateTime: row.state === 'refunded' && refundedAt ? refundedAt.toISOString() : null,
          refundRetryDateTime: refundRetryAt?.toISOString() ?? null,
          dispute: presentDispute(dispute, refundsStopped),
          refundable: refundableOf(row, dispute, ceiling),
        }
      },
    )
  },
})

export const refund = staffAction(
  refundCall,
  mayReadMoney,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body: { reason, ...asked } }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const ceiling = await refundCeilingOf(ports, db, actor)
      const refunded = await refundPayment(ports, db, uid, { reason, ceiling, ...asked })
      await payments.record(context, 'refund', uid, { amount: refunded, reason })
      return { payload: await payments.read(context, uid) }
    }),
)
