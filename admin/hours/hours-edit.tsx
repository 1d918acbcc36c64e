import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { staffCovers } from '../../contracts/support/staff-covers.ts'
import type { WorkingDayOff, WorkingHours } from '../../contracts/support/staff-hours.ts'
import { callApi } from '../../relay/call.ts'
import { RecordEdit } from '../forms/record-page.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { useWorksAs } from '../person.ts'
import { HoursCalendar } from './calendar/hours-calendar.tsx'
import { DaysOffInput } from './days-off-input.tsx'
import { hoursKind } from './hours-kind.ts'
import { WeekInput } from './week-input.tsx'
import { hoursWords as words } from './words.ts'

/** Agreed and running covers of a coach; the help desk has none. */
function useCovers(coach: string) {
  const enabled = useWorksAs('coach')
  const { data } = useQuery({
    queryKey: ['covers', 'of', coach],
    queryFn: async () => {
      const query = { filter: { coach }, sort: 'from', order: 'desc', perPage: '100' } as const
      return (await callApi(staffCovers.list, { query })).payload
    },
    enabled,
  })
  return data?.filter(({ state }) => state === 'agreed' || state === 'running') ?? []
}

function Fields({ form }: { form: RecordForm }) {
  const { uid, publicHolidays } = form.base as unknown as WorkingHours
  const hours = form.draft.hours as WorkingHours['hours']
  const daysOff = form.draft.daysOff as readonly WorkingDayOff[]
  const covers = useCovers(uid)
  const setDaysOff = (next: readonly WorkingDayOff[]) => form.set('daysOff', next)
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{words.intro}</Typography>
      <WeekInput hours={hours} fault={form.faults.get('hours')} onChange={(next) => form.set('hours', next)} />
      <HoursCalendar
        hours={hours}
        daysOff={daysOff}
        publicHolidays={publicHolidays}
        covers={covers}
        onAbsence={(absence) => setDaysOff([...daysOff, absence])}
      />
      <DaysOffInput coach={uid} daysOff={daysOff} fault={form.faults.get('daysOff')} onChange={setDaysOff} />
    </>
  )
}

export default function HoursEdit() {
  return <RecordEdit kind={hoursKind} fields={(form) => <Fields form={form} />} />
}
