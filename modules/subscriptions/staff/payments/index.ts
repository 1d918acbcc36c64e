import {
  refundPayment as refundCall,
  type StaffPayment,
  staffPayments,
} from '../../../../contracts/accounts/staff-members.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { receiptNumber } from '../../ledger/number-receipt.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { shownCard } from '../../lifecycle/view.ts'
import { disputesOf } from '../../reconciliation/queries-disputes.ts'
import { emailsOf } from '../emails.ts'
import { source } from './queries.ts'
import { refundPayment } from './refund-payment.ts'

function presentDispute(
  found: Awaited<ReturnType<typeof disputesOf>>[number] | undefined,
  settledRefund: number,
): StaffPayment['dispute'] {
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
  policy: { read: mayManageMoney },
  unknown: 'Ce paiement n’existe pas.',
  source,
  async present(rows, { db }) {
    const emailOf = await emailsOf(db, rows)
    const uids = rows.map(({ uid }) => uid)
    const disputes = new Map((await disputesOf(db, uids)).map((one) => [one.difference.attemptUid, one]))
    return rows.map(
      ({ createdAt, refundedAt, refundRetryAt, giftEmail, receiptYear: year, receiptNumber: number, ...rest }) => {
        const { cardBrand, cardLast4, refundsStopped, ...row } = rest
        return {
          ...row,
          card: shownCard({ cardBrand, cardLast4 }),
          receipt: year === null || number === null ? null : receiptNumber({ year, number }),
          email: emailOf(row) ?? giftEmail,
          date: createdAt.toISOString(),
          refundedDateTime: row.state === 'refunded' && refundedAt ? refundedAt.toISOString() : null,
          refundRetryDateTime: refundRetryAt?.toISOString() ?? null,
          dispute: presentDispute(disputes.get(row.uid), refundsStopped),
        }
      },
    )
  },
})

export const refund = staffAction(
  refundCall,
  mayManageMoney,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body: { reason, ...asked } }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const refunded = await refundPayment(ports, db, uid, { reason, ...asked })
      await payments.record(context, 'refund', uid, { amount: refunded, reason })
      return { payload: await payments.read(context, uid) }
    }),
)
