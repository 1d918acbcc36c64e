import type { FormulaRow } from '../orders/queries-offers.ts'

type Priced = Pick<FormulaRow, 'amount' | 'periodDuration' | 'periodDurationUnit'>

const unitMonths: Partial<Readonly<Record<FormulaRow['periodDurationUnit'], number>>> = { month: 1, year: 12 }

/**
 * Price of a gift in cents, never rounded. Undefined for a free formula and for periods shorter than a month.
 * Also undefined unless the months are a whole number of periods.
 */
export function giftPrice({ amount, periodDuration, periodDurationUnit }: Priced, months: number): number | undefined {
  const perPeriod = periodDuration * (unitMonths[periodDurationUnit] ?? Number.NaN)
  return amount > 0 && months % perPeriod === 0 ? (amount * months) / perPeriod : undefined
}

export function giftPrices(formula: Priced, lengths: readonly number[]): { months: number; amount: number }[] {
  return lengths
    .toSorted((a, b) => a - b)
    .flatMap((months) => {
      const amount = giftPrice(formula, months)
      return amount === undefined ? [] : [{ months, amount }]
    })
}
