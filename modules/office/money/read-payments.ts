import type { QueryOf } from '../../../contracts/call.ts'
import type { listStaffPayments, StaffPayment } from '../../../contracts/staff-members.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { findPayment, listPayments as list, type PaymentRow } from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'
import { emailsOf } from './emails.ts'

async function present(db: Database, rows: PaymentRow[]): Promise<StaffPayment[]> {
  const emailOf = await emailsOf(db, rows)
  return rows.map(({ createdAt, refundedAt, ...row }) => ({
    ...row,
    email: emailOf(row),
    date: createdAt.toISOString(),
    refundedDateTime: row.state === 'refunded' && refundedAt ? refundedAt.toISOString() : null,
  }))
}

export async function listPayments(db: Database, viewer: Viewer, query: QueryOf<typeof listStaffPayments>) {
  authorise(viewer, 'money')
  const { rows, total } = await list(db, query, query.filter ?? {})
  return { payload: await present(db, rows), page: { total } }
}

/** @throws 404 */
export async function readPayment(db: Database, viewer: Viewer, uid: string): Promise<StaffPayment> {
  authorise(viewer, 'money')
  const row = await findPayment(db, uid)
  const [payment] = row ? await present(db, [row]) : []
  if (!payment) throw notFound('Ce paiement n’existe pas.')
  return payment
}
