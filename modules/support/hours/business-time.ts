import type { WorkingDayOff, WorkingSpan } from '../../../contracts/staff-hours.ts'
import { isPublicHoliday } from '../../../platform/clock/public-holidays.ts'

/** Hours are those of the clocks in Paris, before and after they change. */
const timeZone = 'Europe/Paris'
/** Whoever does not work within a year promises nothing. */
const daysAhead = 366

export interface Schedule {
  hours: readonly WorkingSpan[]
  daysOff: readonly Pick<WorkingDayOff, 'from' | 'to'>[]
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

/** What is said twice is worked once. */
function joined(spans: Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}

function spansOf(schedule: Schedule, date: Temporal.PlainDate): Span[] {
  if (isAway(schedule, date)) return []
  const at = (plainTime: string) => date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
  const today = schedule.hours.filter(({ day }) => day === date.dayOfWeek)
  return joined(today.map(({ from, to }) => ({ from: at(from), to: at(to) })))
}

const dayOf = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

/** The spans worked from that moment on, in order, the first one cut where it has begun. */
function* spansFrom(schedule: Schedule, start: Date): Generator<Span> {
  const first = dayOf(start)
  for (let days = 0; days <= daysAhead; days += 1) {
    for (const { from, to } of spansOf(schedule, first.add({ days }))) {
      if (to > start.getTime()) yield { from: Math.max(from, start.getTime()), to }
    }
  }
}

/**
 * When so much working time has passed since then.
 * @param amount milliseconds
 * @returns null where nobody works within a year
 */
export function addWorkingTime(schedule: Schedule, start: Date, amount: number): Date | null {
  let left = amount
  for (const { from, to } of spansFrom(schedule, start)) {
    if (to - from >= left) return new Date(from + left)
    left -= to - from
  }
  return null
}

/** Milliseconds worked between two moments. */
export function workingTimeBetween(schedule: Schedule, start: Date, end: Date): number {
  let total = 0
  for (const { from, to } of spansFrom(schedule, start)) {
    if (from >= end.getTime()) break
    total += Math.min(to, end.getTime()) - from
  }
  return total
}
