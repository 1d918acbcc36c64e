import type { ThemeQuarter } from '../../../contracts/administration/staff-figures.ts'
import type { FigureCell, FigureTable } from './figure-table.ts'
import { figureWords } from './words.ts'

const { themes: words } = figureWords
const monthsInQuarter = 3

function quarterText(firstMonth: string): string {
  const [year = '', month] = firstMonth.split('-')
  return words.quarter(Math.ceil(Number(month) / monthsInQuarter), year)
}

function cellOf({ themes, others }: ThemeQuarter, theme: string): FigureCell {
  const value = themes.find(({ uid }) => uid === theme)?.discussions
  if (value !== undefined) return { value }
  return others === 0 ? { value: 0 } : { value: null, text: words.joined }
}

const sum = (cells: readonly FigureCell[]) => cells.reduce((total, { value }) => total + (value ?? 0), 0)

/** Rows for themes that are shown in at least one quarter, then a row for rarer ones. Without such a theme the table is empty. */
export function themesTable(quarters: readonly ThemeQuarter[]): FigureTable {
  const named = new Map(quarters.flatMap(({ themes }) => themes).map(({ uid, name }) => [uid, name]))
  const shown = [...named]
    .map(([uid, name]) => ({ key: name, label: name, cells: quarters.map((quarter) => cellOf(quarter, uid)) }))
    .sort((one, other) => sum(other.cells) - sum(one.cells))
  const others = quarters.map(({ others: value }) => (value === null ? { value, text: words.few } : { value }))
  return {
    head: words.head,
    columns: quarters.map(({ quarter }) => ({
      name: quarterText(quarter),
      definition: words.definition,
      kind: 'count',
      plotted: true,
    })),
    ranked: shown.length,
    blank: words.blank,
    rows: shown.length > 0 ? [...shown, { key: words.others, label: words.others, cells: others }] : [],
  }
}
