import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { StaffCover } from '../../../contracts/support/staff-covers.ts'
import type { WorkingDayOff, WorkingHours } from '../../../contracts/support/staff-hours.ts'
import { monthText } from '../../../contracts/text/french-format.ts'
import { dayOf } from '../../../contracts/text/paris.ts'
import { isWithin } from '../../time/is-within.ts'
import { monthAfter, weeksOf } from '../../time/month.ts'
import { hoursWords } from '../words.ts'
import { DayCell } from './day-cell.tsx'
import { absenceBetween, moveDayByKey } from './day-state.ts'
import { calendarWords as words } from './words.ts'

interface StepsProps {
  month: string
  onMonth(month: string): void
}

const Steps = ({ month, onMonth }: StepsProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
    <IconButton aria-label={words.previous} onClick={() => onMonth(monthAfter(month, -1))}>
      <ChevronLeft aria-hidden />
    </IconButton>
    <Typography component="h3" aria-live="polite" sx={{ minWidth: 150, textAlign: 'center', fontWeight: 600 }}>
      {monthText(month)}
    </Typography>
    <IconButton aria-label={words.next} onClick={() => onMonth(monthAfter(month, 1))}>
      <ChevronRight aria-hidden />
    </IconButton>
  </Box>
)

interface HoursCalendarProps {
  hours: WorkingHours['hours']
  daysOff: readonly WorkingDayOff[]
  publicHolidays: readonly string[]
  /** covers agreed for the days away */
  covers: readonly StaffCover[]
  onAbsence(absence: WorkingDayOff): void
}

/** A month with the days on which the colleague answers. Choosing a first and a last day adds an absence. */
export function HoursCalendar({ hours, daysOff, publicHolidays, covers, onAbsence }: HoursCalendarProps) {
  const today = dayOf(Date.now())
  const [month, setMonth] = useState(today.slice(0, 7))
  const [reached, setReached] = useState(today)
  const [first, setFirst] = useState<string>()
  const table = useRef<HTMLTableElement>(null)
  const tabStop = reached.startsWith(month) ? reached : `${month}-01`
  function choose(day: string): void {
    setReached(day)
    if (first === undefined) {
      setFirst(day)
      return
    }
    setFirst(undefined)
    onAbsence(absenceBetween(first, day))
  }
  function move(key: string, from: string): boolean {
    const day = moveDayByKey(key, from)
    if (day === from) return false
    setReached(day)
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    return true
  }
  return (
    <Box component="section" aria-labelledby="hours-calendar">
      <Typography id="hours-calendar" variant="h2" sx={{ mb: 0.5 }}>
        {words.title}
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 1 }}>
        {first === undefined ? words.hint : words.lastOf(first)}
      </Typography>
      <Steps month={month} onMonth={setMonth} />
      <Box
        component="table"
        ref={table}
        aria-label={monthText(month)}
        sx={{ width: '100%', maxWidth: 620, tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {hoursWords.shortDays.map((name, index) => (
              <Box component="th" key={name} scope="col" abbr={hoursWords.days[index]} sx={{ py: 0.5, fontSize: 13 }}>
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={hoursWords.days[index]} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    week={{ hours, daysOff: [...daysOff], publicHolidays: [...publicHolidays] }}
                    cover={covers.find((one) => isWithin(day, one))}
                    isToday={day === today}
                    isFirst={day === first}
                    isTabStop={day === tabStop}
                    onChoose={() => choose(day)}
                    onArrow={(key) => move(key, day)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
