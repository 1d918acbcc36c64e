import Typography from '@mui/material/Typography'
import type { WorkingDayOff, WorkingSpan } from '../../contracts/staff-hours.ts'
import { RecordEdit } from '../forms/record-page.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { DaysOffInput } from './days-off-input.tsx'
import { hoursKind } from './hours-kind.ts'
import { WeekInput } from './week-input.tsx'
import { hoursWords as words } from './words.ts'

const fields = (form: RecordForm) => (
  <>
    <Typography sx={{ color: 'text.secondary' }}>{words.intro}</Typography>
    <WeekInput
      hours={form.draft.hours as readonly WorkingSpan[]}
      fault={form.faults.get('hours')}
      onChange={(hours) => form.set('hours', hours)}
    />
    <DaysOffInput
      daysOff={form.draft.daysOff as readonly WorkingDayOff[]}
      fault={form.faults.get('daysOff')}
      onChange={(daysOff) => form.set('daysOff', daysOff)}
    />
  </>
)

/** The week and the absences of one person who answers. */
export default function HoursEdit() {
  return <RecordEdit kind={hoursKind} fields={fields} />
}
