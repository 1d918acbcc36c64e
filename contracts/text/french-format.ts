import { parisFormat } from './paris.ts'

const currency = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** « 31 mars 2026 », in Paris */
export const dayText = parisFormat({ dateStyle: 'medium' })
/** « 31 mars 2026, 14:05 », in Paris */
export const momentText = parisFormat({ dateStyle: 'medium', timeStyle: 'short' })
/** « 31 mars 2026 » with the whole name of each month, for sentences */
export const longDayText = parisFormat({ dateStyle: 'long' })
export const monthText = parisFormat({ month: 'long', year: 'numeric' })
/** « 31 mars 2026 à 14:05 » */
export const longMomentText = parisFormat({ dateStyle: 'long', timeStyle: 'short' })

/** The moment for a member, who may read other hours in another zone: « 31 mars 2026 à 14:05 (heure de Paris) » */
export const parisMomentText = (moment: Date | string): string => `${longMomentText(moment)} (heure de Paris)`
/** « 1 234,50 € » */
export const euros = (cents: number): string => currency.format(cents / 100)

/** The day stays on one line with its month. */
export const keepDayWithMonth = (text: string): string => text.replace(/\b(\d{1,2}|1er) (?=\p{L})/u, '$1\u00a0')
/** « 31 mars 2026 » in running text. */
export const dayInText = (day: Parameters<typeof longDayText>[0]): string => keepDayWithMonth(longDayText(day))
