import type { DurationUnit } from '../../contracts/forms.ts'
import type { Formula } from '../../contracts/subscriptions.ts'

const units: Record<DurationUnit, readonly [one: string, several: string]> = {
  second: ['seconde', 'secondes'],
  minute: ['minute', 'minutes'],
  hour: ['heure', 'heures'],
  day: ['jour', 'jours'],
  week: ['semaine', 'semaines'],
  month: ['mois', 'mois'],
  year: ['an', 'ans'],
}

const feminine = new Set<DurationUnit>(['second', 'minute', 'hour', 'week'])

/** « 3 jours », with a space that does not break */
export function durationText(count: number, unit: DurationUnit): string {
  return `${count}\u00a0${units[unit][count > 1 ? 1 : 0]}`
}

/** « par mois », « tous les 3 mois », « toutes les 2 semaines » */
export function periodText({ periodDuration, periodDurationUnit: unit }: Formula): string {
  if (periodDuration === 1) return `par ${units[unit][0]}`
  return `${feminine.has(unit) ? 'toutes' : 'tous'} les ${durationText(periodDuration, unit)}`
}

/** null where the formula has no trial */
export function trialText({ trialDuration, trialDurationUnit }: Formula): string | null {
  return trialDuration && trialDurationUnit ? durationText(trialDuration, trialDurationUnit) : null
}
