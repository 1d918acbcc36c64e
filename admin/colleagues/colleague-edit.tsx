import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { departureWords } from '../departure/words.ts'
import type { Row } from '../forms/record-calls.ts'
import { RecordEdit } from '../forms/record-page.tsx'
import { dayText } from '../management/format.ts'
import { ColleagueAccess } from './colleague-access.tsx'
import { colleagueFields } from './colleague-fields.tsx'
import { colleagueKind } from './colleague-kind.ts'
import { colleagueWords as words } from './words.ts'

const Facts = ({ colleague: { email, date } }: { colleague: Row }) => (
  <Typography sx={{ color: 'text.secondary', mb: 3, overflowWrap: 'anywhere' }}>
    {String(email)} · {words.since(dayText(String(date)))}
  </Typography>
)

export default function ColleagueEdit() {
  return (
    <RecordEdit
      kind={colleagueKind}
      head={(colleague) => <Facts colleague={colleague} />}
      fields={colleagueFields}
      below={({ uid, roles }) => (
        <>
          {(roles as readonly string[]).includes('coach') && (
            <Button component={Link} to={`/departure?coach=${uid}`} variant="outlined" color="inherit" sx={{ mt: 3 }}>
              {departureWords.open}
            </Button>
          )}
          <ColleagueAccess uid={uid} />
        </>
      )}
    />
  )
}
