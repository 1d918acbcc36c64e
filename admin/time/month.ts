import { dayOf } from '../../contracts/text/paris.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The current month in Paris: `2026-12`. */
export const thisMonth = (): string => dayOf(Date.now()).slice(0, 7)

/** A day of a month, both counted from 1. Days beyond its ends are in neighbouring months. */
const utcDay = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day))

/** The month `count` months after the given one: `2026-12` and 1 give `2027-01`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return utcDay(year, number + count, 1)
    .toISOString()
    .slice(0, 7)
}

export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = utcDay(year, number + 1, 0).getUTCDate()
  return Array.from({ length }, (_, index) => `${month}-${two(index + 1)}`)
}

/** The month's days in weeks from Monday; null for days of neighbouring months. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const before = (utcDay(year, number, 1).getUTCDay() + 6) % 7
  const days = [...Array.from({ length: before }, () => null), ...daysOfMonth(month)]
  const weeks: (string | null)[][] = []
  for (let first = 0; first < days.length; first += 7) {
    const week = days.slice(first, first + 7)
    weeks.push([...week, ...Array.from({ length: 7 - week.length }, () => null)])
  }
  return weeks
}
