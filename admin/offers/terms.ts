import type { DurationUnit } from '../../contracts/forms.ts'
import { euros } from '../management/format.ts'
import { offerWords } from './words.ts'

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

const isUnit = (unit: unknown): unit is DurationUnit => typeof unit === 'string' && unit in offerWords.units

/** `3 jours`; undefined while one of the two is missing */
function durationText(count: unknown, unit: unknown): string | undefined {
  if (typeof count !== 'number' || !isUnit(unit)) return undefined
  const [one, several] = offerWords.units[unit]
  return `${count}\u00a0${count > 1 ? several : one}`
}

/** `mois`, `3 mois`: as it follows « tous les » */
const periodText = (count: unknown, unit: unknown): string | undefined =>
  count === 1 && isUnit(unit) ? offerWords.units[unit][1] : durationText(count, unit)

const isFeminine = (unit: unknown) => ['second', 'minute', 'hour', 'week'].includes(String(unit))
const amountText = (cents: unknown) => euros(typeof cents === 'number' ? cents : 0)

/** What is paid when, in one sentence or two; undefined while the price or its period is missing. */
export function termsText(terms: Terms): string | undefined {
  const period = periodText(terms.periodDuration, terms.periodDurationUnit)
  if (typeof terms.amount !== 'number' || period === undefined) return undefined
  const price = `${amountText(terms.amount)} ${isFeminine(terms.periodDurationUnit) ? 'toutes' : 'tous'} les ${period}`
  const trial = durationText(terms.trialDuration, terms.trialDurationUnit)
  const delay = durationText(terms.creditDelay, terms.creditDelayUnit)
  const credit =
    typeof terms.creditAmount === 'number' && terms.creditAmount > 0 && delay
      ? ` ${amountText(terms.creditAmount)} de cagnotte après ${delay}.`
      : ''
  return `${trial ? `${amountText(terms.trialAmount)} pour ${trial} d’essai, puis ` : ''}${price}.${credit}`
}
