import Box from '@mui/material/Box'
import type { KeyboardEvent } from 'react'
import type { StaffCover } from '../../../contracts/support/staff-covers.ts'
import type { WorkingHours } from '../../../contracts/support/staff-hours.ts'
import { screenReaderOnly } from '../../layout/screen-reader-only.ts'
import { colours } from '../../theme.ts'
import { dayBackgrounds } from './day-backgrounds.ts'
import { absenceOn, type DayState, findDayState } from './day-state.ts'
import { calendarWords as words } from './words.ts'

/** Tells whether the state is written out; `open` and `closed` are shown by colour alone. */
const isShown = (state: DayState): boolean => state === 'away' || state === 'holiday'

interface DayCellProps {
  day: string
  week: Pick<WorkingHours, 'hours' | 'daysOff' | 'publicHolidays'>
  cover: StaffCover | undefined
  isToday: boolean
  /** first day of the absence that is being chosen */
  isFirst: boolean
  isTabStop: boolean
  onChoose(): void
  /** @returns whether the key moved the focus to another day */
  onArrow(key: string): boolean
}

const tiny = { fontSize: { xs: 10.5, sm: 12 }, lineHeight: 1.2, letterSpacing: { xs: '-0.03em', sm: 0 } } as const

export function DayCell({ day, week, cover, isToday, isFirst, isTabStop, onChoose, onArrow }: DayCellProps) {
  const state = findDayState(day, week)
  const reason = absenceOn(week.daysOff, day)?.label
  return (
    <Box component="td" sx={{ p: 0, border: `1px solid ${colours.line}` }}>
      <Box
        component="button"
        type="button"
        data-day={day}
        data-state={state}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isFirst}
        onClick={onChoose}
        onKeyDown={(event: KeyboardEvent) => {
          if (onArrow(event.key)) event.preventDefault()
        }}
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          width: '100%',
          height: 56,
          px: { xs: 0.25, sm: 0.75 },
          py: 0.5,
          border: 0,
          font: 'inherit',
          color: colours.ink,
          cursor: 'pointer',
          backgroundColor: dayBackgrounds[state],
          boxShadow: isFirst ? `inset 0 0 0 2px ${colours.ruby}` : undefined,
          '&:hover': { textDecoration: 'underline' },
          '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2 },
        }}
      >
        <Box component="span" sx={{ display: 'block', fontSize: 14, fontWeight: isToday ? 700 : 400 }}>
          {Number(day.slice(-2))}
          <Box component="span" sx={screenReaderOnly}>
            {words.monthOf(day)}
          </Box>
          {isToday && <span aria-hidden> •</span>}
        </Box>
        {isShown(state) ? (
          <Box component="span" sx={tiny}>
            {words.states[state]}
          </Box>
        ) : (
          <Box component="span" sx={screenReaderOnly}>
            {words.states[state]}
          </Box>
        )}
        {reason && (
          <Box component="span" sx={screenReaderOnly}>
            {reason}
          </Box>
        )}
        {cover && (
          <Box component="span" sx={{ ...tiny, color: colours.sageDeep, fontWeight: 600 }}>
            {words.cover}
            <Box component="span" sx={screenReaderOnly}>
              {words.by(cover.coverName)}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  )
}
