import { csvLine, csvStart } from '../../../contracts/text/csv.ts'
import { dayText, monthText } from '../../../contracts/text/french-format.ts'
import { filteredPath } from '../../lists/filtered-path.ts'
import { decimalText, numberText, percentText } from '../../text/french.ts'
import { durationText } from '../../ticket-report/duration.ts'
import { euros } from '../format.ts'

type Kind = 'count' | 'cents' | 'percent' | 'seconds' | 'rating'

export interface FigureColumn {
  name: string
  definition: string
  kind: Kind
  /** also shown in the plot */
  plotted?: boolean
}

export interface FigureCell {
  /** cents, a count, seconds, a rating, or a fraction from 0 to 1; null: no value */
  value: number | null
  /** text to show in place of a withheld number */
  text?: string
  /** path of the list that the number counts */
  to?: string
}

export interface FigureRow {
  key: string
  label: string
  cells: readonly FigureCell[]
}

/** Data of a figure: its table, plot and file are made of this alone. */
export interface FigureTable {
  /** the heading of the first column */
  head: string
  columns: readonly FigureColumn[]
  rows: readonly FigureRow[]
  /** number of plotted rows, if rows are not days or months but sorted by size */
  ranked?: number
  /** text to show if there are no numbers, in place of the usual sentence */
  blank?: string
}

export function cellText(kind: Kind, value: number | null): string {
  if (value === null) return '—'
  if (kind === 'cents') return euros(value)
  if (kind === 'seconds') return durationText(value)
  if (kind === 'rating') return decimalText(value)
  return kind === 'percent' ? percentText(value) : numberText(value)
}

export const textOf = (kind: Kind, { value, text }: FigureCell): string => text ?? cellText(kind, value)

/** Value for the plot: euros instead of cents. */
export const plottedValue = (kind: Kind, value: number | null): number | null =>
  value !== null && kind === 'cents' ? value / 100 : value

const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})

/** Label of a tick, for a value as returned by `plottedValue`. */
export const tickText = (kind: Kind, value: number): string =>
  kind === 'cents' ? wholeEuros.format(value) : cellText(kind, value)

const csvCell = (kind: Kind, value: number | null) =>
  value === null
    ? null
    : kind === 'cents'
      ? { cents: value }
      : kind === 'percent' || kind === 'rating'
        ? Math.round(value * 1000) / 1000
        : Math.round(value)

export function csvOf({ head, columns, rows }: FigureTable): string {
  const lines = rows.map(({ key, cells }) =>
    csvLine([
      key,
      ...columns.map(({ kind }, index) => cells[index]?.text ?? csvCell(kind, cells[index]?.value ?? null)),
    ]),
  )
  return [csvStart, csvLine([head, ...columns.map(({ name }) => name)]), ...lines].join('')
}

/** The path of a list that shows what a figure counts. */
export const listPath = (resource: string, counted: string): string => filteredPath(resource, { counted })

/** Formats a period key: `2026-03` or `2026-03-31`. */
export const periodText = (key: string): string => (key.length === 7 ? monthText(key) : dayText(key))

/** Tells whether the table contains only zeros and gaps. */
export const isBlank = ({ rows }: FigureTable): boolean =>
  rows.every(({ cells }) => cells.every(({ value, text }) => !value && text === undefined))

/** Tells whether a plot has anything to show. */
export const hasPlot = ({ columns, rows, ranked }: FigureTable): boolean =>
  rows.slice(0, ranked).some(({ cells }) => columns.some(({ plotted }, index) => plotted && cells[index]?.value))
