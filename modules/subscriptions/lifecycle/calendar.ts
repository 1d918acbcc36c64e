import { addDuration, startOfDay, toPlainDay } from '../../../contracts/text/paris-calendar.ts'
import { workingDayFrom } from '../../calendar/index.ts'

export const addDays = (date: Date, days: number): Date => addDuration(date, { count: days, unit: 'day' })

const endOf = (day: Temporal.PlainDate): Date => new Date(startOfDay(day.add({ days: 1 })).getTime() - 1)

/**
 * End of a legal period in days (regulation 1182/71, article 3). The first day does not count; the last one counts to its end
 * in Paris. If that is not a working day, the period lasts to the end of the next one.
 */
export const endOfLegalDelay = (date: Date, days: number): Date => endOf(workingDayFrom(toPlainDay(date).add({ days })))

/** The last moment of a day in Paris. @param day `2026-03-31` */
export const endOfDay = (day: string): Date => endOf(Temporal.PlainDate.from(day))

export const earliestDate = (...dates: Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())))

export const latestDate = (...dates: Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())))

export const addMilliseconds = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)
