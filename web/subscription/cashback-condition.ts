import { cashbackCondition } from '../../contracts/cashback-words.ts'
import type { Subscription } from '../../contracts/subscriptions.ts'

/** Of the cashback that a subscription brought; one with a trial price began with a trial. */
export const conditionOf = (
  { amount, trialAmount }: Pick<Subscription, 'amount' | 'trialAmount'>,
  credit: number,
): string => cashbackCondition({ credit, first: trialAmount || amount, hasTrial: trialAmount > 0, amount })
