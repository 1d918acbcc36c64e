import type { DurationUnit } from '../../../contracts/forms.ts'
import { workingDayFrom } from '../../calendar/index.ts'

/** Periods are counted in Paris time: a month that begins at 08:00 there ends at 08:00 there. */
const timeZone = 'Europe/Paris'

export interface Duration {
  count: number
  unit: DurationUnit
}

const inParis = (date: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone)

/**
 * Days, weeks, months and years follow the calendar and preserve the local time across daylight saving changes; a day
 * missing in a month becomes its last day. Hours, minutes and seconds are exact.
 * @param times how many durations; several months are added at once, so that 31 January + 2 months is 31 March
 */
export function addDuration(date: Date, { count, unit }: Duration, times = 1): Date {
  return new Date(inParis(date).add({ [`${unit}s`]: count * times }).epochMilliseconds)
}

export function addDays(date: Date, days: number): Date {
  return addDuration(date, { count: days, unit: 'day' })
}

/**
 * End of a legal period in days (regulation 1182/71, article 3). The first day does not count; the last one counts to its end
 * in Paris. If that is not a working day, the period lasts to the end of the next one.
 */
export function endOfLegalDelay(date: Date, days: number): Date {
  const last = workingDayFrom(inParis(date).toPlainDate().add({ days }))
  return new Date(last.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds - 1)
}

/** The last moment of a day in Paris. @param day `2026-03-31` */
export const endOfDay = (day: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds - 1)

/** `2026-03-31` */
export const dayInParis = (date: Date): string => inParis(date).toPlainDate().toString()

export const earliestDate = (...dates: Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())))

export const latestDate = (...dates: Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())))

export const addMilliseconds = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)

export const yearInParis = (date: Date): number => inParis(date).year
