export { dayText, euros, momentText } from '../../contracts/text/french-format.ts'

/** @returns cents; undefined where the text is no amount: `12`, `12,5`, `1 234,50 €` */
export function centsOf(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
