import { refundPayment as refundCall, staffPayments } from '../../../../contracts/staff-members.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { receiptNumber } from '../../ledger/number-receipt.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { shownCard } from '../../lifecycle/view.ts'
import { emailsOf } from '../emails.ts'
import { source } from './queries.ts'
import { refundPayment } from './refund-payment.ts'

export const payments = staffResource({
  calls: staffPayments,
  policy: { read: mayManageMoney },
  unknown: 'Ce paiement n’existe pas.',
  source,
  async present(rows, { db }) {
    const emailOf = await emailsOf(db, rows)
    return rows.map(({ createdAt, refundedAt, giftEmail, receiptYear: year, receiptNumber: number, ...rest }) => {
      const { cardBrand, cardLast4, ...row } = rest
      return {
        ...row,
        card: shownCard({ cardBrand, cardLast4 }),
        receipt: year === null || number === null ? null : receiptNumber({ year, number }),
        email: emailOf(row) ?? giftEmail,
        date: createdAt.toISOString(),
        refundedDateTime: row.state === 'refunded' && refundedAt ? refundedAt.toISOString() : null,
      }
    })
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
