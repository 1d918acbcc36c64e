import { cashbackCondition } from '../../contracts/subscriptions/cashback-words.ts'
import type { Subscription } from '../../contracts/subscriptions/subscriptions.ts'

/** Condition of a subscription's cashback; a trial price means that it began with a trial. */
export const conditionOf = (
  { amount, trialAmount }: Pick<Subscription, 'amount' | 'trialAmount'>,
  credit: number,
): string => cashbackCondition({ credit, first: trialAmount || amount, hasTrial: trialAmount > 0, amount })
