import type { Duration } from './french-duration.ts'
import { timeZone } from './paris.ts'

/* Calendar arithmetic of the server: browsers have no Temporal. */

export const toZonedTime = (moment: Date, zone = timeZone): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)

/** The day in Paris. */
export const toPlainDay = (moment: Date): Temporal.PlainDate => toZonedTime(moment).toPlainDate()

/** Midnight in Paris. */
export const startOfDay = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)

/**
 * Days, weeks, months and years follow the calendar in Paris and preserve the local time across daylight saving changes; a day
 * missing in a month becomes its last day. Hours, minutes and seconds are exact.
 * @param times how many durations; several months are added at once, so that 31 January + 2 months is 31 March
 */
export const addDuration = (date: Date, { count, unit }: Duration, times = 1): Date =>
  new Date(toZonedTime(date).add({ [`${unit}s`]: count * times }).epochMilliseconds)
