import Typography from '@mui/material/Typography'
import { RecordPage } from '../forms/record-page.tsx'
import { dayText } from '../management/format.ts'
import type { Row } from '../records/record-calls.ts'
import { ColleagueAccess } from './colleague-access.tsx'
import { colleagueFields } from './colleague-fields.tsx'
import { colleagueKind } from './colleague-kind.ts'
import { colleagueWords as words } from './words.ts'

const Facts = ({ colleague: { email, date } }: { colleague: Row }) => (
  <Typography sx={{ color: 'text.secondary', mb: 3, overflowWrap: 'anywhere' }}>
    {String(email)} · {words.since(dayText(String(date)))}
  </Typography>
)

export default function ColleagueForm() {
  return (
    <RecordPage
      kind={colleagueKind}
      head={(colleague) => <Facts colleague={colleague} />}
      fields={colleagueFields}
      below={({ uid }) => <ColleagueAccess uid={uid} />}
    />
  )
}
