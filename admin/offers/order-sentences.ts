import { type DurationUnit, durationUnit } from '../../contracts/forms.ts'
import { cashbackCondition } from '../../contracts/subscriptions/cashback-words.ts'
import { contractLength } from '../../contracts/subscriptions/offer-words.ts'
import { durationText, rhythmText } from '../../contracts/text/french-duration.ts'
import { dayInText } from '../../contracts/text/french-format.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { euros } from '../management/format.ts'
import type { Terms } from './terms.ts'
import { offerWords } from './words.ts'

const words = offerWords.order

interface Duration {
  count: number
  unit: DurationUnit
}

function durationOf(count: unknown, unit: unknown): Duration | undefined {
  const known = durationUnit.safeParse(unit)
  return typeof count === 'number' && known.success ? { count, unit: known.data } : undefined
}

const milliseconds: Partial<Record<DurationUnit, number>> = { second: 1_000, minute: 60_000, hour: 3_600_000 }
const days: Partial<Record<DurationUnit, number>> = { day: 1, week: 7 }

/** A day missing in a month becomes its last one: 31 January and a month is the end of February. */
function addMonths(day: Date, months: number): Date {
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day.getUTCDate(), last))
  return first
}

/** The day in Paris after that time, as the server counts it; browsers have no calendar of their own. */
function dayAfter(now: Date, { count, unit }: Duration): Date {
  const exact = milliseconds[unit]
  const day = new Date(dayOf(exact ? new Date(now.getTime() + count * exact) : now))
  if (exact) return day
  const many = days[unit]
  if (many) return new Date(day.getTime() + count * many * 86_400_000)
  return addMonths(day, unit === 'year' ? count * 12 : count)
}

export interface OrderLine {
  label: string
  text: string
}

/**
 * Legally required sentences before the order button, as the site would show them at that moment.
 * A test compares them with the site's own. Undefined while the price or its period is missing.
 */
export function orderSentences(terms: Terms, now: Date): OrderLine[] | undefined {
  const period = durationOf(terms.periodDuration, terms.periodDurationUnit)
  if (typeof terms.amount !== 'number' || !period) return undefined
  const trial = durationOf(terms.trialDuration, terms.trialDurationUnit)
  const delay = durationOf(terms.creditDelay, terms.creditDelayUnit)
  const rhythm = rhythmText(period.count, period.unit)
  const price = euros(terms.amount)
  const trialAmount = typeof terms.trialAmount === 'number' ? terms.trialAmount : 0
  const next = dayInText(dayAfter(now, trial ?? period))
  const credit = typeof terms.creditAmount === 'number' && delay ? terms.creditAmount : 0
  const { amount } = terms
  const condition = cashbackCondition({ credit, first: trial ? trialAmount : amount, hasTrial: !!trial, amount })
  return [
    { label: words.what, text: words.service },
    {
      label: words.now,
      text: trial ? words.trial(euros(trialAmount), durationText(trial.count, trial.unit)) : words.whole(price, rhythm),
    },
    { label: words.later, text: trial ? words.first(price, rhythm, next) : words.next(price, rhythm, next) },
    ...(credit > 0 && delay
      ? [{ label: words.cashback, text: words.credited(euros(credit), dayInText(dayAfter(now, delay)), condition) }]
      : []),
    { label: words.length, text: words.open(contractLength(period.count, period.unit)) },
  ]
}
