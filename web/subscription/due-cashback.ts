import { cashbackCondition } from '../../contracts/subscriptions/cashback-words.ts'
import type { Subscription } from '../../contracts/subscriptions/subscriptions.ts'

/** The subscription's cashback that is still due, with its condition; null: none. */
export function dueCashback({
  credits,
  amount,
  trialAmount,
}: Pick<Subscription, 'credits' | 'amount' | 'trialAmount'>) {
  const due = credits.find((credit) => credit.refundedDateTime === null && credit.promisedDateTime === null)
  if (!due) return null
  // A trial price means that the subscription began with a trial.
  const first = trialAmount || amount
  const condition = cashbackCondition({ credit: due.amount, first, hasTrial: trialAmount > 0, amount })
  return { amount: due.amount, date: due.dueDateTime, condition }
}
