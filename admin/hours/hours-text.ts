import type { WorkingDayOff, WorkingSpan } from '../../contracts/support/staff-hours.ts'
import { shortDay, weekText } from './week.ts'
import { hoursWords as words } from './words.ts'

/** Hours and absences as a person reads them. */
export function hoursText(field: string, value: unknown): string | undefined {
  if (field === 'hours') return weekText(value as WorkingSpan[])
  if (field !== 'daysOff') return undefined
  return (value as WorkingDayOff[]).map(({ from, to }) => words.away(shortDay(from), shortDay(to))).join(', ')
}
