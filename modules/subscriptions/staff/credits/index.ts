import { staffCredits } from '../../../../contracts/staff-members.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { currentStep } from '../../ledger/cashback-steps.ts'
import { payableAt } from '../../ledger/plan-refunds.ts'
import { listRefundsOfCredits } from '../../ledger/queries-cashback.ts'
import { type CreditRow, refundableChargesOf } from '../../ledger/queries-money.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import type { SubscriptionRow } from '../../lifecycle/queries.ts'
import { nextPaymentAt } from '../../lifecycle/schedule.ts'
import { emailsOf } from '../emails.ts'
import { source } from './queries.ts'

type Promised = Pick<CreditRow, 'uid' | 'amount' | 'dueAt' | 'state'> & { contract: SubscriptionRow }

/** When each that is due can be paid, by its uid. */
async function payableDays(db: Database, credits: readonly Promised[]): Promise<Map<string, Date>> {
  const uids = [...new Set(credits.map(({ contract }) => contract.uid))]
  const charges = Map.groupBy(await refundableChargesOf(db, uids), ({ subscriptionUid }) => subscriptionUid)
  const due = credits.filter(({ state }) => state === 'due')
  return new Map(
    due.map((one) => [one.uid, payableAt(one, nextPaymentAt(one.contract), charges.get(one.contract.uid) ?? [])]),
  )
}

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
    const payable = await payableDays(db, rows)
    const madeOf = (uid: string) => refunds.filter(({ refund }) => refund.creditUid === uid)
    return rows.map((row) => {
      const { dueAt, refundedAt, promisedAt, state: _state, tryAt: _tryAt, contract: _contract, ...shown } = row
      return {
        ...shown,
        email: emailOf(row),
        dueDateTime: dueAt.toISOString(),
        refundedDateTime: refundedAt?.toISOString() ?? null,
        promisedDateTime: promisedAt?.toISOString() ?? null,
        step: currentStep({ ...row, payableAt: payable.get(row.uid) ?? dueAt }, madeOf(row.uid)),
      }
    })
  },
})
