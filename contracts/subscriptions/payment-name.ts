import type { OwnPayment } from './own-payments.ts'

const names = { trial: 'Essai', renewal: 'Renouvellement', gift: 'Cadeau' } as const
const dayMilliseconds = 86_400_000

function firstPeriodName(start: Date | null, end: Date | null): string {
  const days = start && end ? Math.round((end.getTime() - start.getTime()) / dayMilliseconds) : 0
  if (days >= 28 && days <= 31) return 'Premier mois'
  return days === 365 || days === 366 ? 'Première année' : 'Première période'
}

/** Name of a payment in the account and on its receipt, by the period that it pays for. */
export const paymentName = (kind: OwnPayment['kind'], start: Date | null, end: Date | null): string =>
  kind === 'first' ? firstPeriodName(start, end) : names[kind]
