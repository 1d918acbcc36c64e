import type { Subscription, SubscriptionStatus } from '../../../contracts/subscriptions.ts'

const running: readonly SubscriptionStatus[] = ['trialing', 'active', 'pastDue', 'cancelled']

/** She has access: paid, in trial, in grace, or cancelled and not yet at its end. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean => running.includes(status)

/** There is a renewal to stop. */
export const mayStop = ({ status }: Pick<Subscription, 'status'>): boolean =>
  isRunning({ status }) && status !== 'cancelled'

const withdrawalDays = 14
const timeZone = 'Europe/Paris'

/**
 * The last moment to withdraw: the end, in Paris, of the fourteenth day after the order's. The API decides; this tells
 * her beforehand. Runs on the server, whose Node has Temporal.
 */
export function withdrawalDeadline({ startedDateTime }: Pick<Subscription, 'startedDateTime'>): Date | null {
  if (startedDateTime === null) return null
  const day = Temporal.Instant.from(startedDateTime).toZonedDateTimeISO(timeZone).toPlainDate()
  return new Date(day.add({ days: withdrawalDays + 1 }).toZonedDateTime(timeZone).epochMilliseconds - 1)
}

export function mayWithdraw(subscription: Subscription, now: Date): boolean {
  const deadline = withdrawalDeadline(subscription)
  return deadline !== null && isRunning(subscription) && now <= deadline
}
