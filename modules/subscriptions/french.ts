import { durationText, rhythmText } from '../../contracts/text/french-duration.ts'
import type { Duration } from './lifecycle/calendar.ts'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

export { euros } from '../../contracts/text/french-format.ts'

export const frenchDay = (date: Date): string => day.format(date)
export const frenchMoment = (date: Date): string => moment.format(date)

/** « 3 jours » */
export const frenchDuration = ({ count, unit }: Duration): string => durationText(count, unit)

/** « par mois », « tous les 3 mois » */
export const frenchRhythm = ({ count, unit }: Duration): string => rhythmText(count, unit)
