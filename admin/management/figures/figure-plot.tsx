import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { colours } from '../../theme.ts'
import { type FigureTable, plottedValue, textOf, tickText } from './figure-table.ts'
import type { FigureKind } from './kinds.ts'

/** Colours that also differ in lightness. The legend and the table name the series. */
const palette = [colours.ruby, colours.sageDeep, colours.warning, colours.violet, colours.ink, colours.lineStrong]

interface FigurePlotProps {
  kind: FigureKind['plot']
  table: FigureTable
}

const longestLabel = 24
const shortLabel = (label: string) =>
  label.length > longestLabel ? `${label.slice(0, longestLabel - 1).trimEnd()}…` : label

/** Plot of the table's `plotted` columns. The table contains the same numbers as text. */
export default function FigurePlot({ kind, table: { columns, rows: all, ranked } }: FigurePlotProps) {
  const rows = ranked ? all.slice(0, ranked) : all
  const series = columns.flatMap(({ name, kind: unit, plotted }, index) => {
    if (!plotted) return []
    const data = rows.map(({ cells }) => plottedValue(unit, cells[index]?.value ?? null))
    const valueFormatter = (_: number | null, { dataIndex }: { dataIndex: number }) =>
      textOf(unit, rows[dataIndex]?.cells[index] ?? { value: null })
    return [{ id: name, label: name, data, valueFormatter }]
  })
  const unit = columns.find(({ plotted }) => plotted)?.kind ?? 'count'
  const amounts = {
    valueFormatter: (value: number) => tickText(unit, value),
    // Counts are whole numbers.
    ...(unit === 'count' ? { tickMinStep: 1 } : {}),
  }
  const amountAxis = { ...amounts, width: unit === 'count' || unit === 'rating' ? 48 : 72 }
  const labels = rows.map(({ label }) => label)
  const shared = { height: 300, colors: palette, skipAnimation: true, margin: { left: 8, right: 8 } }
  if (kind === 'lines') {
    return (
      <LineChart
        {...shared}
        xAxis={[{ scaleType: 'point' as const, disableTicks: true, data: labels }]}
        yAxis={[amountAxis]}
        series={series.map((one) => ({ ...one, showMark: false, curve: 'linear' as const }))}
      />
    )
  }
  const band = { scaleType: 'band' as const, data: labels }
  if (ranked) {
    const named = { ...band, width: 170, valueFormatter: shortLabel }
    return <BarChart {...shared} layout="horizontal" xAxis={[amounts]} yAxis={[named]} series={series} />
  }
  return (
    <BarChart
      {...shared}
      xAxis={[band]}
      yAxis={[amountAxis]}
      series={series.map((one) => (kind === 'stack' ? { ...one, stack: 'all' } : one))}
    />
  )
}
