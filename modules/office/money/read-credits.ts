import type { QueryOf } from '../../../contracts/call.ts'
import type { listStaffCredits, StaffCredit } from '../../../contracts/staff-members.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { findCredit, listCredits as list, type StaffCreditRow } from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'
import { emailsOf } from './emails.ts'

async function present(db: Database, rows: StaffCreditRow[]): Promise<StaffCredit[]> {
  const emailOf = await emailsOf(db, rows)
  return rows.map(({ dueAt, refundedAt, ...row }) => ({
    ...row,
    email: emailOf(row),
    dueDateTime: dueAt.toISOString(),
    refundedDateTime: refundedAt?.toISOString() ?? null,
  }))
}

export async function listCredits(db: Database, viewer: Viewer, query: QueryOf<typeof listStaffCredits>) {
  authorise(viewer, 'money')
  const { rows, total } = await list(db, query, query.filter ?? {})
  return { payload: await present(db, rows), page: { total } }
}

/** @throws 404 */
export async function readCredit(db: Database, viewer: Viewer, uid: string): Promise<StaffCredit> {
  authorise(viewer, 'money')
  const row = await findCredit(db, uid)
  const [credit] = row ? await present(db, [row]) : []
  if (!credit) throw notFound('Ce remboursement n’existe pas.')
  return credit
}
