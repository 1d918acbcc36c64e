import type { OwnPayment } from '../../contracts/subscriptions/own-payments.ts'
import type { Credit } from '../../contracts/subscriptions/subscriptions.ts'

export interface Refund {
  cents: number
  state: 'due' | 'waiting' | 'under_way' | 'done'
  /** date when it is due, was decided, or was made */
  date: string
}

/** Past and future refunds, by date. A credit with a refund among the payments is listed only once. */
export function refundsOf(credits: readonly Credit[], payments: readonly OwnPayment[] | null): Refund[] {
  const made = (payments ?? []).flatMap(({ refunds }) => refunds)
  const isListed = (credit: Credit) =>
    made.some(({ reason, amount }) => reason === 'credit' && amount === credit.amount)
  const own = credits
    .filter((credit) => !isListed(credit))
    .map(({ amount, dueDateTime, expectedDateTime = dueDateTime, refundedDateTime, waiting }): Refund => {
      if (refundedDateTime) return { cents: amount, state: 'done', date: refundedDateTime }
      return { cents: amount, state: waiting ? 'waiting' : 'due', date: expectedDateTime }
    })
  const ofPayments = made.map(({ amount, decidedDateTime, refundedDateTime }): Refund => {
    if (refundedDateTime) return { cents: amount, state: 'done', date: refundedDateTime }
    return { cents: amount, state: 'under_way', date: decidedDateTime }
  })
  return [...own, ...ofPayments].sort((a, b) => a.date.localeCompare(b.date))
}

/** The payments without the refunds that pay a cashback. */
export const withoutCredits = (payments: readonly OwnPayment[] | null) =>
  payments?.map((payment) => ({ ...payment, refunds: payment.refunds.filter(({ reason }) => reason !== 'credit') })) ??
  null
