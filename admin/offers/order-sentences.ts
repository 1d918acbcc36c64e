import type { DurationUnit } from '../../contracts/forms.ts'
import { cashbackCondition } from '../../contracts/subscriptions/cashback-words.ts'
import {
  afterReductionLabel,
  codeLabel,
  contractLengthText,
  reducedPriceText,
} from '../../contracts/subscriptions/offer-words.ts'
import { type Duration, durationText, rhythmText } from '../../contracts/text/french-duration.ts'
import { dayInText } from '../../contracts/text/french-format.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { euros } from '../management/format.ts'
import { type CodeEffect, durationOf, type Terms } from './terms.ts'
import { offerWords } from './words.ts'

const words = offerWords.order

const milliseconds: Partial<Record<DurationUnit, number>> = { second: 1_000, minute: 60_000, hour: 3_600_000 }
const days: Partial<Record<DurationUnit, number>> = { day: 1, week: 7 }

/** Adds months. A day that the month lacks becomes its last day: 31 January plus one month is the end of February. */
function addMonths(day: Date, months: number): Date {
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day.getUTCDate(), last))
  return first
}

/** Adds a duration to a day; hours and shorter units do not change it. */
function addToDay(day: Date, { count, unit }: Duration): Date {
  if (milliseconds[unit]) return day
  const many = days[unit]
  if (many) return new Date(day.getTime() + count * many * 86_400_000)
  return addMonths(day, unit === 'year' ? count * 12 : count)
}

/** The day in Paris after the durations, computed as on the server; browsers have no calendar arithmetic. */
function dayAfter(now: Date, ...durations: readonly Duration[]): Date {
  const exact = durations.reduce((sum, { count, unit }) => sum + count * (milliseconds[unit] ?? 0), now.getTime())
  return durations.reduce(addToDay, new Date(dayOf(exact)))
}

export interface OrderLine {
  label: string
  text: string
}

interface Prices {
  full: number
  period: Duration
  trial: Duration | undefined
}

/** Tells whether the next payment is the full price. Without a trial, the first reduced period is paid now. */
const isNextFull = (code: CodeEffect, trial: Duration | undefined): boolean => !trial && code.periods === 1

/** Lines for the reduction with its reference price, and for the full price after the reduced periods. */
function reducedLines(code: CodeEffect, { full, period, trial }: Prices, now: Date): OrderLine[] {
  const { value, amount, periods, reference } = code
  if (amount === null || reference === null) return []
  const rhythm = rhythmText(period)
  const reduced = periods === null ? null : { count: periods * period.count, unit: period.unit }
  const length = reduced && durationText(reduced)
  const text = reducedPriceText({ price: euros(amount), rhythm, length, reference: euros(reference) })
  const lines = [{ label: codeLabel(value), text }]
  if (!reduced || !length || isNextFull(code, trial)) return lines
  const fullFrom = dayInText(dayAfter(now, ...(trial ? [trial] : []), reduced))
  return [{ label: afterReductionLabel(length), text: words.first(euros(full), rhythm, fullFrom) }, ...lines]
}

/**
 * Legally required sentences before the order button, as the site would show them at `now`; a test compares them with
 * the site's own. Undefined if the price or its period is missing.
 * @param code its effect on this formula; undefined: the order has no code
 */
export function orderSentences(terms: Terms, now: Date, code?: CodeEffect): OrderLine[] | undefined {
  const period = durationOf(terms.periodDuration, terms.periodDurationUnit)
  if (typeof terms.amount !== 'number' || !period) return undefined
  const trial = durationOf(terms.trialDuration, terms.trialDurationUnit)
  const delay = durationOf(terms.creditDelay, terms.creditDelayUnit)
  const rhythm = rhythmText(period)
  const full = terms.amount
  const amount = code?.amount ?? full
  const price = euros(amount)
  const nextPrice = code && isNextFull(code, trial) ? euros(full) : price
  const trialAmount = typeof terms.trialAmount === 'number' ? terms.trialAmount : 0
  const next = dayInText(dayAfter(now, trial ?? period))
  const credit = typeof terms.creditAmount === 'number' && delay ? terms.creditAmount : 0
  const condition = cashbackCondition({ credit, first: trial ? trialAmount : amount, hasTrial: !!trial, amount })
  return [
    { label: words.what, text: words.service },
    {
      label: words.now,
      text: trial ? words.trial(euros(trialAmount), durationText(trial)) : words.whole(price, rhythm),
    },
    { label: words.later, text: trial ? words.first(nextPrice, rhythm, next) : words.next(nextPrice, rhythm, next) },
    ...(code ? reducedLines(code, { full, period, trial }, now) : []),
    ...(credit > 0 && delay
      ? [{ label: words.cashback, text: words.credited(euros(credit), dayInText(dayAfter(now, delay)), condition) }]
      : []),
    { label: words.length, text: words.open(contractLengthText(period.count, period.unit)) },
  ]
}
