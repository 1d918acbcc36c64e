export { dayText, euros, momentText } from '../../contracts/text/french-format.ts'

/** An amount as a field contains it: `39,90`. */
export const centsText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** Parses amounts such as `12`, `12,5`, `1 234,50 €`. @returns cents; undefined if the text is not an amount */
export function centsOf(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
