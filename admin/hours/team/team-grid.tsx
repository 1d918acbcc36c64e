import Box from '@mui/material/Box'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { TeamMonth } from '../../../contracts/support/staff-team-month.ts'
import { screenReaderOnly } from '../../layout/screen-reader-only.ts'
import { colours } from '../../theme.ts'
import { daysOfMonth } from '../../time/month.ts'
import { dayBackgrounds } from '../calendar/day-backgrounds.ts'
import { weekdayOf } from '../calendar/day-state.ts'
import { hoursWords } from '../words.ts'
import { dayText } from './day-text.ts'
import { type TeamDay, teamDay } from './team-day.ts'
import { weekdayText, teamWords as words } from './words.ts'

interface CellProps {
  one: TeamDay
  isToday: boolean
  isTabStop: boolean
  onOpen(): void
  onArrow(key: string): boolean
}

const Cell = ({ one, isToday, isTabStop, onOpen, onArrow }: CellProps) => (
  <Box component="td" sx={{ p: 0, height: '1px', border: `1px solid ${colours.line}` }}>
    <Box
      component="button"
      type="button"
      data-coach={one.coach.uid}
      data-day={one.day}
      data-state={one.state}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${one.coach.name}, ${weekdayText(one.day)}\u00a0: ${dayText(one)}`}
      title={`${weekdayText(one.day)}\u00a0: ${dayText(one)}`}
      onClick={onOpen}
      onKeyDown={(event: KeyboardEvent) => {
        if (onArrow(event.key)) event.preventDefault()
      }}
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        width: '100%',
        // Fill the row, which a long name may make taller: table cells treat height as a minimum.
        height: '100%',
        minHeight: 40,
        p: 0,
        border: 0,
        font: 'inherit',
        fontSize: 12,
        lineHeight: 1.15,
        color: colours.ink,
        cursor: 'pointer',
        backgroundColor: dayBackgrounds[one.state],
        '&:hover': { boxShadow: `inset 0 0 0 2px ${colours.lineStrong}` },
        '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2 },
      }}
    >
      <span>{words.marks[one.state]}</span>
      {one.cover && (
        <Box component="span" sx={{ fontWeight: 700, color: colours.sageDeep }}>
          {one.cover.state === 'proposed' ? 'R?' : 'R'}
        </Box>
      )}
      {one.covering && (
        <Box component="span" sx={{ fontWeight: 700, color: colours.sageDeep }}>
          {one.covering.state === 'proposed' ? '+1?' : '+1'}
        </Box>
      )}
    </Box>
  </Box>
)

interface TeamGridProps {
  month: TeamMonth
  today: string
  onOpen(one: TeamDay): void
}

const steps: Readonly<Record<string, { row: number; column: number }>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
}

const head = { p: 0.5, fontSize: 13, fontWeight: 400, textAlign: 'center' } as const
const side = { p: 0.5, pr: 1.5, textAlign: 'left', fontWeight: 600, overflowWrap: 'anywhere' } as const

function Days({ days, month, today }: { days: readonly string[]; month: TeamMonth; today: string }) {
  return (
    <thead>
      <tr>
        <Box component="th" scope="col" sx={{ ...side, width: 150 }}>
          {words.coach}
        </Box>
        {days.map((day) => (
          <Box
            component="th"
            key={day}
            scope="col"
            sx={{ ...head, position: 'relative', fontWeight: day === today ? 700 : 400 }}
          >
            <span aria-hidden>
              {hoursWords.shortDays[weekdayOf(day) - 1]?.slice(0, 1)}
              <br />
              {Number(day.slice(-2))}
              {day === today && '•'}
            </span>
            <Box component="span" sx={screenReaderOnly}>
              {weekdayText(day)}
              {month.publicHolidays.includes(day) && `, ${words.holiday}`}
            </Box>
          </Box>
        ))}
      </tr>
    </thead>
  )
}

/** Grid of coaches and days, for wide windows. Arrow keys move between days and between coaches. */
export function TeamGrid({ month, today, onOpen }: TeamGridProps) {
  const days = daysOfMonth(month.month)
  const rows = month.coaches.map((coach) => days.map((day) => teamDay(month, coach, day)))
  const [reached, setReached] = useState({ row: 0, column: Math.max(0, days.indexOf(today)) })
  const table = useRef<HTMLTableElement>(null)
  function move(key: string, row: number, column: number): boolean {
    const step = steps[key]
    const next = step && rows[row + step.row]?.[column + step.column]
    if (!step || !next) return step !== undefined
    setReached({ row: row + step.row, column: column + step.column })
    table.current?.querySelector<HTMLElement>(`[data-coach="${next.coach.uid}"][data-day="${next.day}"]`)?.focus()
    return true
  }
  return (
    <Box
      component="table"
      ref={table}
      aria-label={words.title}
      sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <Days days={days} month={month} today={today} />
      <tbody>
        {rows.map((row, place) => (
          <tr key={row[0]?.coach.uid}>
            <Box component="th" scope="row" dir="auto" sx={side}>
              {row[0]?.coach.name}
            </Box>
            {row.map((one, column) => (
              <Cell
                key={one.day}
                one={one}
                isToday={one.day === today}
                isTabStop={place === Math.min(reached.row, rows.length - 1) && column === reached.column}
                onOpen={() => {
                  setReached({ row: place, column })
                  onOpen(one)
                }}
                onArrow={(key) => move(key, place, column)}
              />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Box component="th" scope="row" sx={side}>
            {words.here}
          </Box>
          {days.map((day, column) => (
            <Box component="td" key={day} sx={head}>
              {rows.filter((row) => row[column]?.state === 'open').length}
            </Box>
          ))}
        </tr>
      </tfoot>
    </Box>
  )
}
