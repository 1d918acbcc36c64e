/** The format of every date that the site and the back office show. */
export const timeZone = 'Europe/Paris'
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone })
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const currency = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** « 31 mars 2026 », in Paris */
export const dayText = (date: string): string => day.format(new Date(date))
/** « 31 mars 2026, 14:05 », in Paris */
export const momentText = (date: string): string => moment.format(new Date(date))
/** « 1 234,50 € » */
export const euros = (cents: number): string => currency.format(cents / 100)
