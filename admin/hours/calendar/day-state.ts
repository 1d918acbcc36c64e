import type { WorkingDayOff, WorkingHours } from '../../../contracts/support/staff-hours.ts'
import { isWithin } from '../../time/is-within.ts'

/** `closed`: a weekday without hours. */
export type DayState = 'away' | 'holiday' | 'closed' | 'open'

type Week = Pick<WorkingHours, 'hours' | 'daysOff' | 'publicHolidays'>

/** Weekday of a day such as `2026-12-21`, from 1 for Monday. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1

/** The absence that contains the day; an absence without a first day contains none. */
export const absenceOn = <One extends Pick<WorkingDayOff, 'from' | 'to'>>(
  daysOff: readonly One[],
  day: string,
): One | undefined => daysOff.find((one) => one.from !== '' && isWithin(day, one))

/** State of the day: the strongest reason why the colleague does not answer, or `open`. */
export function findDayState(day: string, { hours, daysOff, publicHolidays }: Week): DayState {
  if (absenceOn(daysOff, day)) return 'away'
  if (publicHolidays.includes(day)) return 'holiday'
  return hours.some((span) => span.day === weekdayOf(day)) ? 'open' : 'closed'
}

/** Two days in either order, as an absence without a reason. */
export const absenceBetween = (one: string, other: string): WorkingDayOff => ({
  from: one < other ? one : other,
  to: one < other ? other : one,
  label: '',
})

/** The day that an arrow key leads to; the given day if that would leave the month. */
export function moveDayByKey(key: string, day: string): string {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + (steps[key] ?? 0))
  const next = date.toISOString().slice(0, 10)
  return next.slice(0, 7) === day.slice(0, 7) ? next : day
}
