const whole = new Intl.NumberFormat('fr-FR')
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' })

/** « 10 000 » */
export const numberText = (value: number): string => whole.format(value)

/** A number with at most one decimal: « 3,5 » */
export const decimalText = (value: number): string => decimal.format(value)

/** A fraction from 0 to 1 as a percentage, with at most one decimal. */
export const percentText = (fraction: number): string => percent.format(fraction)

/** « un, deux et trois » */
export const listText = (items: readonly string[]): string => conjunction.format(items)

/** Text of a count of things. In French, zero and one are singular. */
export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    `${count}\u00a0${count > 1 ? many : one}`
