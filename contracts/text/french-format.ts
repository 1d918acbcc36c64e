import { parisFormat } from './paris.ts'

const currency = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** French writes the first day alone with an ending: « 1er mars ». */
function datesOf(options: Intl.DateTimeFormatOptions): ReturnType<typeof parisFormat> {
  const format = parisFormat(options)
  return (moment) => format(moment).replace(/^1 /, '1er ')
}

/** « 31 mars 2026 », in Paris */
export const dayText = datesOf({ dateStyle: 'medium' })
/** « 31 mars 2026, 14:05 », in Paris */
export const momentText = datesOf({ dateStyle: 'medium', timeStyle: 'short' })
/** « 31 mars 2026 » with the whole name of each month, for sentences */
export const longDay = datesOf({ dateStyle: 'long' })
/** « 31 mars 2026 à 14:05 » */
export const longMoment = datesOf({ dateStyle: 'long', timeStyle: 'short' })

/** The same for a member, who may read other hours in another zone: « 31 mars 2026 à 14:05 (heure de Paris) » */
export const parisMoment = (moment: Date | string): string => `${longMoment(moment)} (heure de Paris)`
/** « 1 234,50 € » */
export const euros = (cents: number): string => currency.format(cents / 100)

/** « 1er mars » for « 1 mars », as French writes the first day alone; the day stays on one line with its month. */
export const withFirst = (text: string): string =>
  text.replace(/\b(\d{1,2}) (?=\p{L})/u, (_found, day: string) => `${day === '1' ? '1er' : day}\u00a0`)
