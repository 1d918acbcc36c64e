import type { DurationUnit } from '../../../contracts/forms.ts'
import { cashbackWords } from '../../../contracts/subscriptions/cashback-words.ts'
import type { Duration } from '../../../contracts/text/french-duration.ts'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import { type Offer, reducedFormula } from '../offer.ts'

/** Charges and dates if the user orders now. Amounts in cents, dates in ISO 8601. */
export interface Plan {
  name: string
  /** today's payment */
  today: number
  trial: Duration | null
  /** each period's payment */
  amount: number
  period: Duration
  orderedAt: string
  /** date of the first payment for a whole period, after today's */
  nextAt: string
  /** amount of that payment: full, if a code reduces only the one before it */
  nextAmount: number
  cashback: { amount: number; at: string; condition: string } | null
  /** null: no code */
  reduction: PlanReduction | null
}

const durationOf = (count: number | null, unit: DurationUnit | null): Duration | null =>
  count === null || unit === null ? null : { count, unit }

const after = (moment: Date, duration: Duration): string => addDuration(moment, duration).toISOString()

/** Effect of a code on the price. Amounts in cents. */
export interface PlanReduction {
  code: string
  /** price of a period without the code */
  full: number
  /** the lowest price of the last 30 days */
  reference: number
  /** length of all reduced periods together; null: no end */
  length: Duration | null
  /** date of the first payment at full price */
  fullFrom: string | null
}

function reductionOf({ formula, code }: PlanOffer, start: string, now: Date): PlanReduction | null {
  if (!code?.isValid || code.reference === null) return null
  const { periodDuration, periodDurationUnit: unit, amount: full } = formula
  const length = code.periods === null ? null : { count: code.periods * periodDuration, unit }
  const first = formula.trialDuration === null ? now : new Date(start)
  return {
    code: code.value.toUpperCase(),
    full,
    reference: code.reference,
    length,
    fullFrom: length && after(first, length),
  }
}

type PlanOffer = Pick<Offer, 'formula' | 'code'>

export function planOf(offer: PlanOffer, now: Date): Plan {
  const formula = reducedFormula(offer)
  const { name, amount, trialAmount, creditAmount } = formula
  const trial = durationOf(formula.trialDuration, formula.trialDurationUnit)
  const period = { count: formula.periodDuration, unit: formula.periodDurationUnit }
  const words = cashbackWords(formula)
  const credit = durationOf(formula.creditDelay, formula.creditDelayUnit)
  const nextAt = after(now, trial ?? period)
  const reduction = reductionOf(offer, nextAt, now)
  return {
    name,
    today: trial ? trialAmount : amount,
    trial,
    amount,
    period,
    orderedAt: now.toISOString(),
    nextAt,
    nextAmount: reduction?.fullFrom === nextAt ? reduction.full : amount,
    reduction,
    cashback: words && credit ? { amount: creditAmount, at: after(now, credit), condition: words.condition } : null,
  }
}
