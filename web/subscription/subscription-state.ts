import type { Subscription, SubscriptionStatus } from '../../contracts/subscriptions/subscriptions.ts'

const running: readonly SubscriptionStatus[] = ['trialing', 'active', 'pastDue', 'paused', 'cancelled']

/** Tells whether a contract runs: paid, in trial, in grace, paused, or cancelled and not yet ended. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean => running.includes(status)

/** Tells whether there is a renewal to stop. */
export const mayStop = ({ status }: Pick<Subscription, 'status'>): boolean =>
  isRunning({ status }) && status !== 'cancelled'

/** Predicts whether the user may withdraw; the API decides. */
export function mayWithdraw(subscription: Subscription, now: Date): boolean {
  const deadline = subscription.withdrawalDeadlineDateTime
  return deadline !== null && isRunning(subscription) && now <= new Date(deadline)
}

/**
 * Tells whether the team gave access: the user has full access without a running subscription.
 * @param subscription null: none; undefined: it failed to load
 */
export const hasGivenAccess = (subscription: Pick<Subscription, 'status'> | null | undefined, vip: boolean): boolean =>
  vip && (subscription === null || subscription?.status === 'ended')

/** Tells whether the user may switch plans: a next payment is planned, and none is past due or in progress. */
export const mayChoosePlan = ({ status, gifted, nextPaymentDateTime, waitingFor }: Subscription): boolean =>
  !gifted &&
  waitingFor === null &&
  nextPaymentDateTime !== null &&
  (status === 'trialing' || status === 'active' || status === 'paused')
