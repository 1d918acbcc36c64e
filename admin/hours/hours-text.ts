import type { WorkingDayOff, WorkingHours, WorkingSpan } from '../../contracts/support/staff-hours.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { shortDayText, weekText } from './week.ts'
import { hoursWords as words } from './words.ts'

export function hoursText(field: string, value: unknown): string | undefined {
  if (field === 'hours') return weekText(value as WorkingSpan[])
  if (field !== 'daysOff') return undefined
  return (value as WorkingDayOff[]).map(({ from, to }) => words.away(shortDayText(from), shortDayText(to))).join(', ')
}

/** Text of the week, with a note unless the hours are the colleague's own. */
export const ownWeekText = ({ hours, own }: Pick<WorkingHours, 'hours' | 'own'>): string =>
  own ? weekText(hours) : `${weekText(hours)} · ${words.usual}`

/** The current absence, or the next one. */
export function nextAbsenceText({ daysOff }: Pick<WorkingHours, 'daysOff'>): string | undefined {
  const today = dayOf(Date.now())
  const next = daysOff.filter(({ to }) => to >= today).toSorted((one, other) => one.from.localeCompare(other.from))[0]
  return next && words.away(shortDayText(next.from), shortDayText(next.to))
}
