import type { DurationUnit } from '../../contracts/forms.ts'

/** The house lives in Paris: a month that begins there at eight in the morning ends there at eight in the morning. */
const timeZone = 'Europe/Paris'

export interface Duration {
  count: number
  unit: DurationUnit
}

const inParis = (date: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone)

/**
 * Days, weeks, months and years are the calendar's and keep the local time over the changes of summer time; a day that a
 * month lacks becomes its last one. Hours, minutes and seconds are exact.
 * @param times how many durations; several months are added at once, so that 31 January + 2 months is 31 March
 */
export function addDuration(date: Date, { count, unit }: Duration, times = 1): Date {
  return new Date(inParis(date).add({ [`${unit}s`]: count * times }).epochMilliseconds)
}

export function addDays(date: Date, days: number): Date {
  return addDuration(date, { count: days, unit: 'day' })
}

/** The end, in Paris, of the nth day after this one: how the law counts a delay in days. */
export function endOfDay(date: Date, days: number): Date {
  const next = inParis(date)
    .toPlainDate()
    .add({ days: days + 1 })
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds - 1)
}

export const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())))

export const addMilliseconds = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)
