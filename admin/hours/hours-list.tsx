import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import type { WorkingHours } from '../../contracts/support/staff-hours.ts'
import { isMonth } from '../../contracts/support/staff-team-month.ts'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { Row, RowLink, Rows } from '../lists/row-link.tsx'
import { usePerson } from '../person.ts'
import { parisText } from '../time/paris-time.ts'
import { TeamMonthPage } from './team/team-month-page.tsx'
import { teamMonthPath } from './team/team-month-path.ts'
import { teamWords } from './team/words.ts'
import { shortDay, weekText } from './week.ts'
import { hoursWords as words } from './words.ts'

/** The absence that runs or comes next. */
function nextAbsence({ daysOff }: WorkingHours): string | undefined {
  const today = parisText(new Date()).slice(0, 10)
  const next = daysOff.filter(({ to }) => to >= today).toSorted((one, other) => one.from.localeCompare(other.from))[0]
  return next && words.away(shortDay(next.from), shortDay(next.to))
}

const Facts = ({ row }: { row: WorkingHours }) => (
  <>
    <Typography component="span" dir="auto" sx={{ fontWeight: 600, flex: { xs: '1 0 100%', sm: 'none' } }}>
      {row.name}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', flex: '1 1 12rem' }}>
      {weekText(row.hours)}
      {!row.own && ` · ${words.usual}`}
    </Typography>
    <Typography component="span" sx={{ fontSize: 14 }}>
      {nextAbsence(row)}
    </Typography>
  </>
)

const thisMonth = () => parisText(new Date()).slice(0, 7)

const ToTeamMonth = () => (
  <Button component={Link} to={teamMonthPath(thisMonth())} color="inherit" variant="outlined">
    {teamWords.open}
  </Button>
)

/** List of everyone's hours, or the month in the address. */
export default function HoursPage() {
  const month = useSearchParams()[0].get('month')
  if (month === null) return <HoursList />
  return <TeamMonthPage month={isMonth(month) ? month : thisMonth()} />
}

/** Colleagues change their own hours, an admin all. */
function HoursList() {
  const { uid, roles } = usePerson()
  const mayChange = (row: WorkingHours) => row.uid === uid || roles.includes('admin')
  return (
    <ListFrame
      resource="working-hours"
      title={words.title}
      sort={{ field: 'name', order: 'ASC' }}
      count={words.count}
      actions={<ToTeamMonth />}
    >
      <ListBody<WorkingHours & { id: string }> empty={words.empty}>
        {(rows) => (
          <Rows>
            {rows.map((row) =>
              mayChange(row) ? (
                <RowLink key={row.uid} to={`/working-hours/${row.uid}`}>
                  <Facts row={row} />
                </RowLink>
              ) : (
                <Row key={row.uid}>
                  <Facts row={row} />
                </Row>
              ),
            )}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
