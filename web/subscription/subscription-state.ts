import type { Subscription, SubscriptionStatus } from '../../contracts/subscriptions.ts'

const running: readonly SubscriptionStatus[] = ['trialing', 'active', 'pastDue', 'paused', 'cancelled']

/** She has a contract: paid, in trial, in grace, paused, or cancelled and not yet at its end. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean => running.includes(status)

/** There is a renewal to stop. */
export const mayStop = ({ status }: Pick<Subscription, 'status'>): boolean =>
  isRunning({ status }) && status !== 'cancelled'

/** The API decides; this tells her beforehand. */
export function mayWithdraw(subscription: Subscription, now: Date): boolean {
  const deadline = subscription.withdrawalDeadlineDateTime
  return deadline !== null && isRunning(subscription) && now <= new Date(deadline)
}

/**
 * By the team, beside any contract.
 * @param subscription null: she has none; undefined: it cannot be had now
 */
export const hasGivenAccess = (subscription: Pick<Subscription, 'status'> | null | undefined, vip: boolean): boolean =>
  vip && (subscription === null || subscription?.status === 'ended')
