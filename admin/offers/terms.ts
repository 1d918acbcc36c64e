import { durationUnit } from '../../contracts/forms.ts'
import { priceOverTimeText } from '../../contracts/subscriptions/offer-words.ts'
import type { ReductionCode } from '../../contracts/subscriptions/reduction-codes.ts'
import { type Duration, durationText, rhythmText } from '../../contracts/text/french-duration.ts'
import { euros } from '../management/format.ts'

export interface Terms {
  amount: unknown
  trialAmount: unknown
  trialDuration: unknown
  trialDurationUnit: unknown
  periodDuration: unknown
  periodDurationUnit: unknown
  creditAmount: unknown
  creditDelay: unknown
  creditDelayUnit: unknown
}

/** Undefined if the number or the unit is missing. */
export function durationOf(count: unknown, unit: unknown): Duration | undefined {
  const known = durationUnit.safeParse(unit)
  return typeof count === 'number' && known.success ? { count, unit: known.data } : undefined
}

const amountText = (cents: unknown) => euros(typeof cents === 'number' ? cents : 0)

/** The part of a code's effect that the visitor's page gets from the API. */
export type CodeEffect = Pick<ReductionCode, 'value' | 'amount' | 'periods' | 'reference'>

/** Describes charges and their dates in one or two sentences; undefined if the price or its period is missing. */
export function termsText(terms: Terms, code?: CodeEffect): string | undefined {
  const period = durationOf(terms.periodDuration, terms.periodDurationUnit)
  if (typeof terms.amount !== 'number' || !period) return undefined
  const price = priceOverTimeText({
    price: amountText(code?.amount ?? terms.amount),
    rhythm: rhythmText(period),
    afterwards: code?.periods ? amountText(terms.amount) : null,
    length: durationText({ ...period, count: (code?.periods ?? 0) * period.count }),
  })
  const trial = durationOf(terms.trialDuration, terms.trialDurationUnit)
  const delay = durationOf(terms.creditDelay, terms.creditDelayUnit)
  const credit =
    typeof terms.creditAmount === 'number' && terms.creditAmount > 0 && delay
      ? ` ${amountText(terms.creditAmount)} de cashback après ${durationText(delay)}.`
      : ''
  return `${trial ? `${amountText(terms.trialAmount)} pour ${durationText(trial)} d’essai, puis ` : ''}${price}.${credit}`
}
