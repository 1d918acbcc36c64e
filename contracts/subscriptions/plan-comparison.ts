import type { DurationUnit } from '../forms.ts'

export interface Priced {
  /** cents of a period */
  amount: number
  periodDuration: number
  periodDurationUnit: DurationUnit
}

const daysOfYear = 365.2425
const unitsOfYear: Readonly<Record<DurationUnit, number>> = {
  second: daysOfYear * 86_400,
  minute: daysOfYear * 1440,
  hour: daysOfYear * 24,
  day: daysOfYear,
  week: daysOfYear / 7,
  month: 12,
  year: 1,
}

/** Cents of an average year. */
export const yearlyAmount = ({ amount, periodDuration, periodDurationUnit }: Priced): number =>
  (amount * unitsOfYear[periodDurationUnit]) / periodDuration

/**
 * Cents per month, rounded up so that no price looks lower than it is. Null if the period is one month, or not a whole number of
 * months.
 */
export function monthlyAmount(plan: Priced): number | null {
  const months = plan.periodDuration * (plan.periodDurationUnit === 'year' ? 12 : 1)
  const isWhole = plan.periodDurationUnit === 'year' || plan.periodDurationUnit === 'month'
  return isWhole && months > 1 ? Math.ceil(plan.amount / months) : null
}

/** Cents that a year costs less than with the other plan; 0 where it costs no less. */
export const yearlySaving = (plan: Priced, other: Priced): number =>
  Math.max(0, Math.round(yearlyAmount(other) - yearlyAmount(plan)))

/** The plan that costs most in a year: savings are measured against it. */
export const findDearestPlan = <P extends Priced>(plans: readonly P[]): P | undefined =>
  plans.toSorted((a, b) => yearlyAmount(b) - yearlyAmount(a))[0]
