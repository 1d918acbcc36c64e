import { staffLeavingAnswers } from '../../../../contracts/subscriptions/staff-leaving.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { source } from './queries.ts'

/** Answers of members who left, without their names. They are deleted with the account. */
export const leavingAnswers = staffResource({
  calls: staffLeavingAnswers,
  policy: { read: mayManageMoney },
  unknown: 'Cette réponse n’existe plus.',
  source,
  async present(rows) {
    return rows.map(({ answeredAt, ...row }) => ({ ...row, date: answeredAt.toISOString() }))
  },
})
