import type { DurationUnit } from '../forms.ts'

export interface Duration {
  count: number
  unit: DurationUnit
}

export const unitNames: Readonly<Record<DurationUnit, readonly [one: string, several: string]>> = {
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
export const durationText = ({ count, unit }: Duration): string => `${count}\u00a0${unitNames[unit][count > 1 ? 1 : 0]}`

/** « par mois », « tous les 3 mois », « toutes les 2 semaines » */
export const rhythmText = ({ count, unit }: Duration): string =>
  count === 1
    ? `par ${unitNames[unit][0]}`
    : `${feminine.has(unit) ? 'toutes' : 'tous'} les ${durationText({ count, unit })}`
