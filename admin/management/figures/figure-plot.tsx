import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { colours } from '../../theme.ts'
import { cellText, type FigureTable, plottedValue } from './figure-table.ts'
import type { FigureKind } from './kinds.ts'

/** Told apart by their lightness too; the legend and the table name them. */
const palette = [colours.ruby, colours.sageDeep, colours.warning, colours.violet, colours.error, colours.lineStrong]

interface FigurePlotProps {
  kind: FigureKind['plot']
  table: FigureTable
}

/** The columns of the table that are worth a picture. The table beside it says the same to those who do not see it. */
export default function FigurePlot({ kind, table: { columns, rows } }: FigurePlotProps) {
  const series = columns.flatMap(({ name, kind: unit, plotted }, index) => {
    if (!plotted) return []
    const data = rows.map(({ cells }) => plottedValue(unit, cells[index]?.value ?? null))
    const valueFormatter = (_: number | null, { dataIndex }: { dataIndex: number }) =>
      cellText(unit, rows[dataIndex]?.cells[index]?.value ?? null)
    return [{ id: name, label: name, data, valueFormatter }]
  })
  const shared = {
    height: 300,
    colors: palette,
    skipAnimation: true,
    xAxis: [{ scaleType: 'band' as const, data: rows.map(({ label }) => label) }],
    margin: { left: 8, right: 8 },
  }
  if (kind === 'lines') {
    const points = [{ scaleType: 'point' as const, disableTicks: true, data: rows.map(({ label }) => label) }]
    return (
      <LineChart
        {...shared}
        xAxis={points}
        series={series.map((one) => ({ ...one, showMark: false, curve: 'linear' as const }))}
      />
    )
  }
  return <BarChart {...shared} series={series.map((one) => (kind === 'stack' ? { ...one, stack: 'all' } : one))} />
}
