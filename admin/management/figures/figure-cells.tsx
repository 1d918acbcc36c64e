import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { colours } from '../../theme.ts'
import { type FigureTable, textOf } from './figure-table.ts'
import { figureWords as words } from './words.ts'

const sticky = { position: 'sticky', backgroundColor: colours.card } as const

/** Tables with more columns get less padding, so that a year of cohorts fits on a computer’s screen. */
const manyColumns = 10

interface FigureCellsProps {
  title: string
  table: FigureTable
}

/** The table of a figure, newest or greatest rows first. It scrolls in its own region, which the keyboard can reach. */
export function FigureCells({ title, table: { head, columns, rows, ranked } }: FigureCellsProps) {
  return (
    <Box
      component="section"
      aria-label={words.table(title)}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 320, border: `1px solid ${colours.line}`, borderRadius: '14px' }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'separate',
          borderSpacing: 0,
          fontSize: 14,
          '& th, & td': {
            px: columns.length > manyColumns ? 1 : 1.5,
            py: 0.75,
            textAlign: 'right',
            whiteSpace: 'nowrap',
          },
          '& tr > th:first-of-type': { ...sticky, left: 0, textAlign: 'left' },
          '& thead th': {
            ...sticky,
            top: 0,
            zIndex: 1,
            whiteSpace: 'normal',
            verticalAlign: 'bottom',
            borderBottom: `1px solid ${colours.line}`,
          },
          '& thead th:first-of-type': { zIndex: 2 },
          '& tbody th': { fontWeight: 400, ...(ranked && { whiteSpace: 'normal', minWidth: 140, maxWidth: 280 }) },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(ranked ? rows : rows.toReversed()).map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map(({ name, kind }, index) => {
                const cell = cells[index] ?? { value: null }
                const { to } = cell
                const text = textOf(kind, cell)
                return (
                  <td key={name}>
                    {to ? (
                      <Link to={to} aria-label={words.listOf(name, label, text)}>
                        {text}
                      </Link>
                    ) : (
                      text
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
