import Box from '@mui/material/Box'
import { Link } from 'react-router'
import {
  formatReportedTickets,
  type ReportedPart,
  type TicketReportLine,
} from '../../contracts/support/staff-ticket-report.ts'
import { screenReaderOnly } from '../layout/screen-reader-only.ts'
import { filteredPath } from '../lists/filtered-path.ts'
import { decimalText } from '../text/french.ts'
import { colours } from '../theme.ts'
import type { TicketFilter } from '../tickets/list/ticket-filter.ts'
import { durationText } from './duration.ts'
import { ticketReportWords as words } from './words.ts'

const figures = Object.values(words.columns)

const satisfactionText = ({ average, count }: TicketReportLine['satisfaction']): string =>
  average === null ? words.nothing : words.satisfaction(decimalText(average), count)

interface Cell {
  title: string
  text: string
  /** the tickets that the number counts; undefined: no link */
  part: ReportedPart | undefined
}

function cellsOf({ tickets, unanswered, closed, medianFirstAnswerSeconds, satisfaction }: TicketReportLine): Cell[] {
  const counted = (title: string, count: number, part: ReportedPart): Cell => ({
    title,
    text: String(count),
    part: count > 0 ? part : undefined,
  })
  const { columns } = words
  const median = medianFirstAnswerSeconds
  return [
    counted(columns.tickets, tickets, 'tickets'),
    counted(columns.unanswered, unanswered, 'unanswered'),
    counted(columns.closed, closed, 'closed'),
    {
      title: columns.firstAnswer,
      text: median === null ? words.nothing : durationText(median),
      part: median === null ? undefined : 'answered',
    },
    {
      title: columns.satisfaction,
      text: satisfactionText(satisfaction),
      part: satisfaction.count > 0 ? 'rated' : undefined,
    },
  ]
}

/** On a narrow screen each line is a block, and each cell shows its name. */
const tableStyle = {
  width: '100%',
  // Contains the absolutely positioned hidden head, which would otherwise lengthen the page.
  position: 'relative',
  borderCollapse: 'collapse',
  '& th, & td': { p: 1.5, textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& tr + tr, & tbody tr': { borderTop: `1px solid ${colours.line}` },
  '@media (max-width: 700px)': {
    '& thead': screenReaderOnly,
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& tbody tr': { py: 1 },
    '& th, & td': { py: 0.25, px: 0 },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 2 },
    '& td::before': { content: 'attr(data-name)', color: 'text.secondary' },
  },
} as const

type Line = TicketReportLine & {
  /** limits the list of conversations to those of this line */
  filter: TicketFilter
}

interface ReportTableProps {
  /** heading of the first column */
  name: string
  days: { from: string; to: string }
  lines: readonly Line[]
  /** label of the line for tickets without a category or tag */
  unnamed: string
}

export const ReportTable = ({ name, days, lines, unnamed }: ReportTableProps) => (
  <Box component="table" sx={tableStyle}>
    <thead>
      <tr>
        {[name, ...figures].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.name ?? ''}>
          <th scope="row">{line.name ?? unnamed}</th>
          {cellsOf(line).map(({ title, text, part }) => (
            <td key={title} data-name={title}>
              {part ? (
                <Box
                  component={Link}
                  to={filteredPath('tickets', { ...line.filter, reported: formatReportedTickets({ part, ...days }) })}
                  aria-label={`${text}, ${words.open(title, line.name ?? unnamed)}`}
                  sx={{ color: 'inherit' }}
                >
                  {text}
                </Box>
              ) : (
                text
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
)
