import Box from '@mui/material/Box'
import type { TicketReportLine } from '../../contracts/staff-ticket-report.ts'
import { colours } from '../theme.ts'
import { durationText } from './duration.ts'
import { ticketReportWords as words } from './words.ts'

const rating = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

const figures = Object.values(words.columns)

const satisfactionText = ({ average, count }: TicketReportLine['satisfaction']): string =>
  average === null ? words.nothing : words.satisfaction(rating.format(average), count)

const cellsOf = ({ tickets, unanswered, closed, medianFirstAnswerSeconds, satisfaction }: TicketReportLine) => [
  [words.columns.tickets, String(tickets)] as const,
  [words.columns.unanswered, String(unanswered)] as const,
  [words.columns.closed, String(closed)] as const,
  [
    words.columns.firstAnswer,
    medianFirstAnswerSeconds === null ? words.nothing : durationText(medianFirstAnswerSeconds),
  ] as const,
  [words.columns.satisfaction, satisfactionText(satisfaction)] as const,
]

/** On a narrow screen, each line is a block whose cells have their names beside them. */
const tableStyle = {
  width: '100%',
  // Holds the hidden head, which would lengthen the page otherwise.
  position: 'relative',
  borderCollapse: 'collapse',
  '& th, & td': { p: 1.5, textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& tr + tr, & tbody tr': { borderTop: `1px solid ${colours.line}` },
  '@media (max-width: 700px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& tbody tr': { py: 1 },
    '& th, & td': { py: 0.25, px: 0 },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 2 },
    '& td::before': { content: 'attr(data-name)', color: 'text.secondary' },
  },
} as const

interface ReportTableProps {
  /** of the first column */
  name: string
  lines: readonly TicketReportLine[]
  /** of tickets that have none */
  unnamed: string
}

export const ReportTable = ({ name, lines, unnamed }: ReportTableProps) => (
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
          {cellsOf(line).map(([title, text]) => (
            <td key={title} data-name={title}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
)
