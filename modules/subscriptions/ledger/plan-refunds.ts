import type { SubscriptionRow } from '../lifecycle/queries.ts'
import type { CreditRow, Refundable } from './queries-money.ts'

export interface PlannedRefund {
  attemptUid: string
  amount: number
}

/**
 * Divides an amount over charges in their order, so that no charge is refunded more than is left of it.
 * @returns undefined when all charges together do not cover it
 */
export function planRefunds(charges: readonly Refundable[], amount: number): PlannedRefund[] | undefined {
  const plan: PlannedRefund[] = []
  let rest = amount
  for (const { attemptUid, left } of charges) {
    const part = Math.min(rest, Math.max(0, left))
    if (part > 0) plan.push({ attemptUid, amount: part })
    rest -= part
  }
  return rest === 0 ? plan : undefined
}

/**
 * When a credit can be paid: on its day, or with a later next payment where nothing paid so far covers it, as after months that were
 * given during a trial.
 */
export const payableAt = (
  { amount, dueAt }: { amount: number; dueAt: Date },
  nextPayment: Date | null,
  charges: readonly Refundable[],
): Date => (nextPayment && nextPayment > dueAt && !planRefunds(charges, amount) ? nextPayment : dueAt)

/** Those that are still promised: no payment follows a cancellation, so what the payments made so far do not cover is lost with it. */
export function promisedCredits(
  { cancelledAt, cancelRequestedAt }: Pick<SubscriptionRow, 'cancelledAt' | 'cancelRequestedAt'>,
  credits: readonly CreditRow[],
  charges: readonly Refundable[] | undefined,
): CreditRow[] {
  const isLeft = cancelledAt !== null || cancelRequestedAt !== null
  const isLost = ({ state, amount }: CreditRow) =>
    charges !== undefined && isLeft && state === 'due' && !planRefunds(charges, amount)
  return credits.filter((credit) => credit.state !== 'void' && !isLost(credit))
}
