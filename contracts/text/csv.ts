import { wallClockText } from './paris.ts'

/**
 * CSV that Excel reads in French: a byte order mark, semicolons, CRLF, a decimal comma and no thousands separator.
 * With a space between thousands, Excel would treat the amount as text.
 * Excel recognises the dates, `2026-03-31 14:05`, in every language.
 */
export const csvStart = '\ufeff'

export type CsvCell = string | number | { cents: number } | null

/** A text that a spreadsheet would run as a formula, also after spaces or with full-width signs. */
const formula = /^[\s\u00a0\u202f]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function textOf(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function amountOf(cents: number): string {
  const whole = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return textOf(cell)
  return typeof cell === 'number' ? String(cell).replace('.', ',') : amountOf(cell.cents)
}

/** One line with its end. Only texts are guarded against formulas: a negative amount is a number. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(';')}\r\n`

/** `2026-03-31 14:05` in Paris */
export const csvMoment = (date: Date | string | null): string | null =>
  date === null ? null : wallClockText(date).slice(0, 16)
