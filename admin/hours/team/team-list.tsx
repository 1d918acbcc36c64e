import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { TeamMonth } from '../../../contracts/support/staff-team-month.ts'
import { colours } from '../../theme.ts'
import { daysOfMonth } from '../../time/month.ts'
import { dayText } from './day-text.ts'
import { hoursOn, type TeamDay, teamDay } from './team-day.ts'
import { weekdayText, teamWords as words } from './words.ts'

interface PeopleProps {
  days: readonly TeamDay[]
  textOf(one: TeamDay): string
  onOpen(one: TeamDay): void
}

const People = ({ days, textOf, onOpen }: PeopleProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {days.map((one) => (
      <li key={one.coach.uid}>
        <Box
          component="button"
          type="button"
          data-coach={one.coach.uid}
          data-day={one.day}
          data-state={one.state}
          onClick={() => onOpen(one)}
          sx={{
            display: 'block',
            width: '100%',
            minHeight: 40,
            px: 1,
            py: 0.75,
            border: 0,
            borderRadius: '10px',
            font: 'inherit',
            textAlign: 'left',
            overflowWrap: 'anywhere',
            color: colours.ink,
            cursor: 'pointer',
            backgroundColor: one.state === 'away' ? colours.roseMid : 'transparent',
            '&:hover': { textDecoration: 'underline' },
            '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2 },
            'li + li &': { mt: 0.5 },
          }}
        >
          <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
            {one.coach.name}
          </Box>
          {` ${textOf(one)}`}
        </Box>
      </li>
    ))}
  </Box>
)

const isSpecial = ({ state, cover, covering }: TeamDay): boolean =>
  state === 'away' || cover !== undefined || covering !== undefined

interface DayProps extends Pick<PeopleProps, 'onOpen'> {
  month: TeamMonth
  day: string
  isToday: boolean
}

/** One day: exceptions are listed; regular hours are folded. */
function Day({ month, day, isToday, onOpen }: DayProps) {
  const all = month.coaches.map((coach) => teamDay(month, coach, day))
  const here = all.filter(({ state }) => state === 'open')
  const closed = all.filter((one) => one.state === 'closed' && !isSpecial(one))
  const isHoliday = month.publicHolidays.includes(day)
  return (
    <Box
      component="section"
      aria-labelledby={`team-${day}`}
      sx={{ py: 1.5, px: { xs: 1, sm: 2 }, '& + &': { borderTop: `1px solid ${colours.line}` } }}
    >
      <Typography id={`team-${day}`} component="h3" sx={{ fontWeight: 700, px: 1 }}>
        {weekdayText(day)}
        {isToday && `, ${words.today}`}
      </Typography>
      {isHoliday && <Typography sx={{ px: 1 }}>{words.holiday}</Typography>}
      <People days={all.filter(isSpecial)} textOf={dayText} onOpen={onOpen} />
      {here.length === 0 ? (
        <Typography sx={{ px: 1, color: 'text.secondary' }}>{words.hereCount(0)}</Typography>
      ) : (
        <Box component="details">
          <Box component="summary" sx={{ px: 1, py: 1, cursor: 'pointer' }}>
            {words.hereCount(here.length)}
          </Box>
          <People days={here} textOf={({ coach }) => hoursOn(coach, day)} onOpen={onOpen} />
        </Box>
      )}
      {closed.length > 0 && here.length > 0 && (
        <Typography dir="auto" sx={{ px: 1, fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {words.withoutHours(closed.map(({ coach }) => coach.name).join(', '))}
        </Typography>
      )}
    </Box>
  )
}

interface TeamListProps extends Pick<PeopleProps, 'onOpen'> {
  month: TeamMonth
  today: string
}

/** Day by day, on a narrow window. Past days are shown on request. */
export function TeamList({ month, today, onOpen }: TeamListProps) {
  const days = daysOfMonth(month.month)
  const passed = days.filter((day) => day < today)
  const isCurrent = today.startsWith(month.month)
  const [all, setAll] = useState(false)
  const shown = isCurrent && !all ? days.filter((day) => day >= today) : days
  return (
    <Box sx={{ border: `1px solid ${colours.line}`, borderRadius: '22px', backgroundColor: colours.card }}>
      {isCurrent && !all && passed.length > 0 && (
        <Button color="inherit" onClick={() => setAll(true)} sx={{ m: 1 }}>
          {words.past(passed.length)}
        </Button>
      )}
      {shown.map((day) => (
        <Day key={day} month={month} day={day} isToday={day === today} onOpen={onOpen} />
      ))}
    </Box>
  )
}
