import { staffCredits } from '../../../../contracts/accounts/staff-members.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { currentStep } from '../../ledger/cashback-steps.ts'
import { isCreditForfeited, payableAt } from '../../ledger/plan-refunds.ts'
import { listRefundsOfCredits } from '../../ledger/queries-cashback.ts'
import { type CreditRow, refundableChargesOf } from '../../ledger/queries-money.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import type { SubscriptionRow } from '../../lifecycle/queries.ts'
import { nextPaymentFinalAt } from '../../lifecycle/schedule.ts'
import { peopleOf } from '../people.ts'
import { source } from './queries.ts'

type Promised = Pick<CreditRow, 'uid' | 'amount' | 'dueAt' | 'state'> & { contract: SubscriptionRow }

interface Expected {
  payableAt: Date
  /** set if no payment is left to refund it from */
  lostAt: Date | null
}

/** Expected payment of each due credit, by its uid. */
async function expectedOf(db: Database, credits: readonly Promised[]): Promise<Map<string, Expected>> {
  const uids = [...new Set(credits.map(({ contract }) => contract.uid))]
  const charges = Map.groupBy(await refundableChargesOf(db, uids), ({ subscriptionUid }) => subscriptionUid)
  const expected = ({ contract, ...credit }: Promised): Expected => {
    const paid = charges.get(contract.uid) ?? []
    const leftAt = contract.cancelledAt ?? contract.cancelRequestedAt
    return {
      payableAt: payableAt(credit, nextPaymentFinalAt(contract), paid),
      lostAt: isCreditForfeited(contract, credit, paid) ? leftAt : null,
    }
  }
  return new Map(credits.filter(({ state }) => state === 'due').map((one) => [one.uid, expected(one)]))
}

export const credits = staffResource({
  calls: staffCredits,
  policy: { read: mayManageMoney },
  unknown: 'Ce remboursement n’existe pas.',
  source,
  async present(rows, { db }) {
    const personOf = await peopleOf(db, rows)
    const refunds = await listRefundsOfCredits(
      db,
      rows.map(({ uid }) => uid),
    )
    const expected = await expectedOf(db, rows)
    const madeOf = (uid: string) => refunds.filter(({ refund }) => refund.creditUid === uid)
    return rows.map((row) => {
      const { dueAt, refundedAt, promisedAt, state: _state, tryAt: _tryAt, contract: _contract, ...shown } = row
      const { payableAt = dueAt, lostAt = null } = expected.get(row.uid) ?? {}
      return {
        ...shown,
        ...personOf(row),
        dueDateTime: dueAt.toISOString(),
        refundedDateTime: refundedAt?.toISOString() ?? null,
        promisedDateTime: promisedAt?.toISOString() ?? null,
        step: lostAt
          ? ({ state: 'lost', date: lostAt.toISOString(), amount: row.amount } as const)
          : currentStep({ ...row, payableAt }, madeOf(row.uid)),
      }
    })
  },
})
