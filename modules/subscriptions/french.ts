import { durationText, rhythmText } from '../../contracts/text/french-duration.ts'
import type { Duration } from './lifecycle/calendar.ts'

export { euros, longDayText as frenchDay, parisMomentText as frenchMoment } from '../../contracts/text/french-format.ts'

/** « 3 jours » */
export const frenchDuration = ({ count, unit }: Duration): string => durationText(count, unit)

/** « par mois », « tous les 3 mois » */
export const frenchRhythm = ({ count, unit }: Duration): string => rhythmText(count, unit)
