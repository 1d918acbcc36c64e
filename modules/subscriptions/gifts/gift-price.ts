import type { FormulaRow } from '../orders/queries-offers.ts'

type Period = Pick<FormulaRow, 'periodDuration' | 'periodDurationUnit'>
type Priced = Period & Pick<FormulaRow, 'amount'>

const unitMonths: Partial<Readonly<Record<FormulaRow['periodDurationUnit'], number>>> = { month: 1, year: 12 }

/** Undefined for periods shorter than a month. */
export function monthsPerPeriod({ periodDuration, periodDurationUnit }: Period): number | undefined {
  const months = unitMonths[periodDurationUnit]
  return months && periodDuration * months
}

/**
 * Price of a gift in cents, never rounded. Undefined for a free formula and for periods shorter than a month.
 * Also undefined unless the months are a whole number of periods.
 */
export function giftPrice(formula: Priced, months: number): number | undefined {
  const { amount } = formula
  const perPeriod = monthsPerPeriod(formula)
  return perPeriod && amount > 0 && months % perPeriod === 0 ? (amount * months) / perPeriod : undefined
}

export function giftPrices(formula: Priced, lengths: readonly number[]): { months: number; amount: number }[] {
  return lengths
    .toSorted((a, b) => a - b)
    .flatMap((months) => {
      const amount = giftPrice(formula, months)
      return amount === undefined ? [] : [{ months, amount }]
    })
}
