import { staffCredits } from '../../../../contracts/staff-members.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { currentStep } from '../../ledger/cashback-steps.ts'
import { listRefundsOfCredits } from '../../ledger/queries-cashback.ts'
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
    const refunds = await listRefundsOfCredits(
      db,
      rows.map(({ uid }) => uid),
    )
    const madeOf = (uid: string) => refunds.filter(({ refund }) => refund.creditUid === uid)
    return rows.map((row) => {
      const { dueAt, refundedAt, promisedAt, state: _state, tryAt: _tryAt, ...shown } = row
      return {
        ...shown,
        email: emailOf(row),
        dueDateTime: dueAt.toISOString(),
        refundedDateTime: refundedAt?.toISOString() ?? null,
        promisedDateTime: promisedAt?.toISOString() ?? null,
        step: currentStep(row, madeOf(row.uid)),
      }
    })
  },
})
