import { staffCredits } from '../../../../contracts/staff-members.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { emailsOf } from '../emails.ts'
import { source } from './queries.ts'

export const credits = staffResource({
  calls: staffCredits,
  policy: { read: mayManageMoney },
  unknown: 'Ce remboursement n’existe pas.',
  source,
  async present(rows, { db }) {
    const emailOf = await emailsOf(db, rows)
    return rows.map(({ dueAt, refundedAt, promisedAt, ...row }) => ({
      ...row,
      email: emailOf(row),
      dueDateTime: dueAt.toISOString(),
      refundedDateTime: refundedAt?.toISOString() ?? null,
      promisedDateTime: promisedAt?.toISOString() ?? null,
    }))
  },
})
