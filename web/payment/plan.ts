import type { DurationUnit } from '../../contracts/forms.ts'
import { cashbackWords } from '../../contracts/subscriptions/cashback-words.ts'
import type { Formula } from '../../contracts/subscriptions/subscriptions.ts'

const timeZone = 'Europe/Paris'

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
  /** the first payment of a whole period after today's */
  nextAt: string
  cashback: { amount: number; at: string; condition: string } | null
}

export interface Duration {
  count: number
  unit: DurationUnit
}

const durationOf = (count: number | null, unit: DurationUnit | null): Duration | null =>
  count === null || unit === null ? null : { count, unit }

/** Calendar arithmetic in Europe/Paris, as billing does; runs on the server, whose Node has Temporal. */
function after(now: Date, { count, unit }: Duration): string {
  const start = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return start
    .add({ [`${unit}s`]: count })
    .toInstant()
    .toString()
}

export function planOf(formula: Formula, now: Date): Plan {
  const { name, amount, trialAmount, creditAmount } = formula
  const trial = durationOf(formula.trialDuration, formula.trialDurationUnit)
  const period = { count: formula.periodDuration, unit: formula.periodDurationUnit }
  const words = cashbackWords(formula)
  const credit = durationOf(formula.creditDelay, formula.creditDelayUnit)
  return {
    name,
    today: trial ? trialAmount : amount,
    trial,
    amount,
    period,
    orderedAt: now.toISOString(),
    nextAt: after(now, trial ?? period),
    cashback: words && credit ? { amount: creditAmount, at: after(now, credit), condition: words.condition } : null,
  }
}

/** « 3 jours » */
export const durationText = ({ count, unit }: Duration): string =>
  new Intl.NumberFormat('fr-FR', { style: 'unit', unit, unitDisplay: 'long' }).format(count).replace(' ', '\u00a0')
