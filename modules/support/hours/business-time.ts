import type { WorkingDayOff, WorkingSpan } from '../../../contracts/support/staff-hours.ts'
import { timeZone } from '../../../contracts/text/paris.ts'
import { toPlainDay } from '../../../contracts/text/paris-calendar.ts'
import { isPublicHoliday } from '../../calendar/index.ts'

/** Days searched for working time: a schedule without any in this period promises nothing. */
const daysAhead = 366

export interface Schedule {
  /** local time in Paris, including daylight saving changes */
  hours: readonly WorkingSpan[]
  daysOff: readonly Pick<WorkingDayOff, 'from' | 'to'>[]
  /** periods in which colleagues answer: their hours replace the coach's */
  covers?: readonly CoveredTime[]
}

/** Covers of the covering colleague are ignored. */
interface CoveredTime {
  startsAt: Date
  endsAt: Date
  by: Schedule
}

/** Milliseconds since the epoch. */
interface Span {
  from: number
  to: number
}

const isAway = ({ daysOff }: Schedule, date: Temporal.PlainDate): boolean => {
  const day = date.toString()
  return isPublicHoliday(date) || daysOff.some(({ from, to }) => from <= day && day <= to)
}

/** Merges overlapping spans, so that they count once. */
function joined(spans: Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}

const within = (spans: readonly Span[], { from, to }: Span): Span[] =>
  spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to)

const without = (spans: readonly Span[], { from, to }: Span): Span[] => [
  ...within(spans, { from: Number.NEGATIVE_INFINITY, to: from }),
  ...within(spans, { from: to, to: Number.POSITIVE_INFINITY }),
]

function spansOf({ covers = [], ...schedule }: Schedule, date: Temporal.PlainDate): Span[] {
  let spans = ownSpans(schedule, date)
  for (const { startsAt, endsAt, by } of covers) {
    const covered = { from: startsAt.getTime(), to: endsAt.getTime() }
    spans = [...without(spans, covered), ...within(ownSpans(by, date), covered)]
  }
  return joined(spans)
}

function ownSpans(schedule: Schedule, date: Temporal.PlainDate): Span[] {
  if (isAway(schedule, date)) return []
  const at = (plainTime: string) => date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
  const today = schedule.hours.filter(({ day }) => day === date.dayOfWeek)
  return joined(today.map(({ from, to }) => ({ from: at(from), to: at(to) })))
}

/** The working spans from `start` on, in order; a span that has already begun is cut. */
function* spansFrom(schedule: Schedule, start: Date): Generator<Span> {
  const first = toPlainDay(start)
  for (let days = 0; days <= daysAhead; days += 1) {
    for (const { from, to } of spansOf(schedule, first.add({ days }))) {
      if (to > start.getTime()) yield { from: Math.max(from, start.getTime()), to }
    }
  }
}

/**
 * The moment when that much working time has passed.
 * @param amount milliseconds
 * @returns null when there is no working time within a year
 */
export function addWorkingTime(schedule: Schedule, start: Date, amount: number): Date | null {
  let left = amount
  for (const { from, to } of spansFrom(schedule, start)) {
    if (to - from >= left) return new Date(from + left)
    left -= to - from
  }
  return null
}

/** The first working moment from `start` on. @returns null when there is none within a year */
export function nextWorkingMoment(schedule: Schedule, start: Date): Date | null {
  for (const { from } of spansFrom(schedule, start)) return new Date(from)
  return null
}

/** Milliseconds of working time between two moments. */
export function workingTimeBetween(schedule: Schedule, start: Date, end: Date): number {
  let total = 0
  for (const { from, to } of spansFrom(schedule, start)) {
    if (from >= end.getTime()) break
    total += Math.min(to, end.getTime()) - from
  }
  return total
}
