import Typography from '@mui/material/Typography'
import type { Row } from '../forms/record-calls.ts'
import { RecordEdit } from '../forms/record-page.tsx'
import { dayText } from '../management/format.ts'
import { colleagueFields } from './colleague-fields.tsx'
import { colleagueKind } from './colleague-kind.ts'
import { colleagueWords as words } from './words.ts'

const Facts = ({ colleague: { email, date, secondFactor } }: { colleague: Row }) => (
  <Typography sx={{ color: 'text.secondary', mb: 3, overflowWrap: 'anywhere' }}>
    {String(email)} · {words.since(dayText(String(date)))} ·{' '}
    {secondFactor === true ? words.secondFactor : words.noSecondFactor}
  </Typography>
)

export default function ColleagueEdit() {
  return (
    <RecordEdit kind={colleagueKind} head={(colleague) => <Facts colleague={colleague} />} fields={colleagueFields} />
  )
}
