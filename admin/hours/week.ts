import type { WorkingSpan } from '../../contracts/support/staff-hours.ts'
import { parisFormat } from '../../contracts/text/paris.ts'
import { hoursWords as words } from './words.ts'

/** @param date `2026-03-31` */
export const shortDayText = parisFormat({ day: 'numeric', month: 'short' })

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const inOrder = (one: WorkingSpan, other: WorkingSpan) => one.day - other.day || one.from.localeCompare(other.from)

/** Sorts spans as they are stored: by day, then by hour. */
export const sortSpans = (hours: readonly WorkingSpan[]): WorkingSpan[] => hours.toSorted(inOrder)

/** A span must end after its start; an empty time is not checked yet. */
export const isReversed = ({ from, to }: WorkingSpan): boolean => from !== '' && to !== '' && to <= from

const nextOf = { from: '09:00', to: '18:00' }

/** Adds a span to a day, after the last one if there is room. */
export function withSpan(hours: readonly WorkingSpan[], day: number): WorkingSpan[] {
  const last = sortSpans(hours).findLast((span) => span.day === day)
  const fits = last && last.to < '22:00'
  return sortSpans([...hours, fits ? { day, from: last.to, to: '22:00' } : { day, ...nextOf }])
}

/** Hours of a weekday: `09:00–12:00, 14:00–18:00`; empty if it has none. */
export const spansText = (hours: readonly WorkingSpan[], day: number): string =>
  sortSpans(hours)
    .filter((span) => span.day === day)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ')

const nameOf = (day: number): string => words.shortDays[day - 1] ?? ''

/** Summarizes a week: `lun.–ven. 09:00–18:00 ; sam. 10:00–12:00`. Consecutive days with the same hours are joined. */
export function weekText(hours: readonly WorkingSpan[]): string {
  const groups: { first: number; last: number; spans: string }[] = []
  for (const day of weekdays) {
    const spans = spansText(hours, day)
    const group = groups.at(-1)
    if (spans === '') continue
    if (group?.spans === spans && group.last === day - 1) group.last = day
    else groups.push({ first: day, last: day, spans })
  }
  const texts = groups.map(
    ({ first, last, spans }) => `${nameOf(first)}${last > first ? `–${nameOf(last)}` : ''} ${spans}`,
  )
  return texts.join('\u202f; ') || words.none
}
