const timeZone = 'Europe/Paris'
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone })
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const currency = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

export const dayText = (date: string): string => day.format(new Date(date))
export const momentText = (date: string): string => moment.format(new Date(date))
export const euros = (cents: number): string => currency.format(cents / 100)

/** @returns cents; undefined where the text is no amount: `12`, `12,5`, `1 234,50 €` */
export function centsOf(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
