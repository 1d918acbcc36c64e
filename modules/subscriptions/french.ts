import type { Duration } from './lifecycle/calendar.ts'

const money = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** @param cents euro cents */
export const euros = (cents: number): string => money.format(cents / 100)
export const frenchDay = (date: Date): string => day.format(date)
export const frenchMoment = (date: Date): string => moment.format(date)

const names: Readonly<Record<Duration['unit'], [one: string, many: string]>> = {
  second: ['seconde', 'secondes'],
  minute: ['minute', 'minutes'],
  hour: ['heure', 'heures'],
  day: ['jour', 'jours'],
  week: ['semaine', 'semaines'],
  month: ['mois', 'mois'],
  year: ['an', 'ans'],
}

/** « 3 jours » */
export const frenchDuration = ({ count, unit }: Duration): string => `${count}\u00a0${names[unit][count > 1 ? 1 : 0]}`

/** « par mois », « tous les 3 mois » */
export function frenchRhythm({ count, unit }: Duration): string {
  if (count === 1) return `par ${names[unit][0]}`
  const feminine = unit === 'second' || unit === 'minute' || unit === 'hour' || unit === 'week'
  return `${feminine ? 'toutes' : 'tous'} les ${frenchDuration({ count, unit })}`
}
