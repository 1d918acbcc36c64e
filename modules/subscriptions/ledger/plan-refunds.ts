import type { SubscriptionRow } from '../lifecycle/queries.ts'
import type { CreditRow, Refundable } from './queries-money.ts'

export interface PlannedRefund {
  attemptUid: string
  amount: number
}

/**
 * Divides an amount over charges in their order, and refunds no charge beyond what is left of it.
 * @returns undefined when all charges together do not cover it
 */
export function planRefunds(
  charges: readonly Pick<Refundable, 'attemptUid' | 'left'>[],
  amount: number,
): PlannedRefund[] | undefined {
  const plan: PlannedRefund[] = []
  let rest = amount
  for (const { attemptUid, left } of charges) {
    const part = Math.min(rest, Math.max(0, left))
    if (part > 0) plan.push({ attemptUid, amount: part })
    rest -= part
  }
  return rest === 0 ? plan : undefined
}

/** Charges that no bank can return any more: a cashback is paid from them only. */
export const finalCharges = (charges: readonly Refundable[], now: Date): Refundable[] =>
  charges.filter(({ finalAt }) => finalAt <= now)

/**
 * Moment at which a credit can be paid: its due day, or once the debits that cover it are final. If no payment so far covers it
 * (months given during a trial): once the next payment is final.
 */
export function payableAt(
  { amount, dueAt }: { amount: number; dueAt: Date },
  nextFinalAt: Date | null,
  charges: readonly Refundable[],
): Date {
  const days = charges.map(({ finalAt }) => finalAt).filter((day) => day > dueAt)
  const ordered = [dueAt, ...days.toSorted((one, other) => one.getTime() - other.getTime())]
  const covered = ordered.find((day) => planRefunds(finalCharges(charges, day), amount))
  return covered ?? (nextFinalAt && nextFinalAt > dueAt ? nextFinalAt : dueAt)
}

type Left = Pick<SubscriptionRow, 'cancelledAt' | 'cancelRequestedAt'>

/** Tells whether a cancellation forfeits the credit: no payment follows, and those made so far do not cover it. */
export const isCreditForfeited = (
  { cancelledAt, cancelRequestedAt }: Left,
  { state, amount }: Pick<CreditRow, 'state' | 'amount'>,
  charges: readonly Refundable[],
): boolean => (cancelledAt ?? cancelRequestedAt) !== null && state === 'due' && !planRefunds(charges, amount)

export const promisedCredits = (
  contract: Left,
  credits: readonly CreditRow[],
  charges: readonly Refundable[] | undefined,
): CreditRow[] =>
  credits.filter((credit) => credit.state !== 'void' && !(charges && isCreditForfeited(contract, credit, charges)))
