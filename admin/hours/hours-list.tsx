import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router'
import { staffWorkingHours, type WorkingHours } from '../../contracts/support/staff-hours.ts'
import { isMonth } from '../../contracts/support/staff-team-month.ts'
import { RecordList } from '../lists/record-list.tsx'
import { usePerson } from '../person.ts'
import { thisMonth } from '../time/month.ts'
import { nextAbsenceText, ownWeekText } from './hours-text.ts'
import { TeamMonthPage } from './team/team-month-page.tsx'
import { teamMonthPath } from './team/team-month-path.ts'
import { teamWords } from './team/words.ts'
import { hoursWords as words } from './words.ts'

const ToTeamMonth = () => (
  <Button component={Link} to={teamMonthPath(thisMonth())} color="inherit" variant="outlined">
    {teamWords.open}
  </Button>
)

/** List of all working hours, or the team's month if the address names one. */
export default function HoursPage() {
  const month = useSearchParams()[0].get('month')
  if (month === null) return <HoursList />
  return <TeamMonthPage month={isMonth(month) ? month : thisMonth()} />
}

/** Colleagues may change their own hours, an admin everyone's. */
function HoursList() {
  const { uid, roles } = usePerson()
  const mayChange = (row: WorkingHours) => row.uid === uid || roles.includes('admin')
  return (
    <RecordList
      calls={staffWorkingHours}
      texts={words}
      sort="name"
      opens={(row) => (mayChange(row) ? `/working-hours/${row.uid}` : undefined)}
      actions={<ToTeamMonth />}
      columns={[
        { head: words.name, look: 'name', sort: 'name', show: ({ name }) => name },
        {
          head: words.hours,
          look: 'wideSoft',
          show: ownWeekText,
        },
        { head: words.daysOff, look: 'state', show: nextAbsenceText },
      ]}
    />
  )
}
