import { maxFigureMonths } from '../../contracts/administration/staff-figures.ts'
import { messages } from '../../contracts/messages.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { startOfDay, toPlainDay } from '../../contracts/text/paris-calendar.ts'
import { invalid, violation } from '../../platform/errors/index.ts'

/** Length of the default period. Days and months of figures are those of Paris. */
const monthsByDefault = 12

export interface FigurePeriod {
  /** `2026-03-31`, both included */
  from: string
  to: string
}

export interface FigureMonth {
  /** `2026-03` */
  month: string
  startAt: Date
  endAt: Date
}

const monthOf = (day: Temporal.PlainDate): Temporal.PlainYearMonth => day.toPlainYearMonth()
/** Midnight in Paris. */
export const startOfMonth = (month: Temporal.PlainYearMonth): Date => startOfDay(month.toPlainDate({ day: 1 }))

/** @throws 400 when the period ends before it begins, or is too long. It never extends beyond today. */
export function figurePeriod({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const today = toPlainDay(now)
  const asked = to ? Temporal.PlainDate.from(to) : today
  const last = Temporal.PlainDate.compare(asked, today) > 0 ? today : asked
  const first = from ? Temporal.PlainDate.from(from) : last.with({ day: 1 }).subtract({ months: monthsByDefault - 1 })
  if (Temporal.PlainDate.compare(first, last) > 0) throw invalid([violation('from', messages.periodOrder)])
  const period = { from: first.toString(), to: last.toString() }
  if (figureMonths(period).length > maxFigureMonths) throw invalid([violation('from', messages.periodLength)])
  return period
}

/** All months that the period touches, whole, oldest first. */
export function figureMonths({ from, to }: FigurePeriod): FigureMonth[] {
  const last = monthOf(Temporal.PlainDate.from(to))
  const months: FigureMonth[] = []
  let month = monthOf(Temporal.PlainDate.from(from))
  while (Temporal.PlainYearMonth.compare(month, last) <= 0) {
    const next = month.add({ months: 1 })
    months.push({ month: month.toString(), startAt: startOfMonth(month), endAt: startOfMonth(next) })
    month = next
  }
  return months
}

export interface FigureQuarter {
  /** its first month: `2026-01` */
  quarter: string
  startAt: Date
  endAt: Date
}

/** All past quarters that the period touches, whole, oldest first. */
export function figureQuarters(period: FigurePeriod, now: Date): FigureQuarter[] {
  const monthsInQuarter = 3
  const firstOf = (month: string) => {
    const within = Temporal.PlainYearMonth.from(month)
    return within.subtract({ months: (within.month - 1) % monthsInQuarter })
  }
  const quarters = new Set(figureMonths(period).map(({ month }) => firstOf(month).toString()))
  return [...quarters]
    .map((quarter) => {
      const first = Temporal.PlainYearMonth.from(quarter)
      return { quarter, startAt: startOfMonth(first), endAt: startOfMonth(first.add({ months: monthsInQuarter })) }
    })
    .filter(({ endAt }) => endAt <= now)
}

/** The whole month, for a filter. @param month `2026-03` */
export const wholeMonth = (month: string): FigureMonth => {
  const wanted = Temporal.PlainYearMonth.from(month)
  return { month, startAt: startOfMonth(wanted), endAt: startOfMonth(wanted.add({ months: 1 })) }
}

/** The day from midnight to midnight in Paris. @param day `2026-03-31` */
export function wholeDay(day: string): { startAt: Date; endAt: Date } {
  const date = Temporal.PlainDate.from(day)
  return { startAt: startOfDay(date), endAt: startOfDay(date.add({ days: 1 })) }
}

/** Midnight in Paris that begins the 30th day before `day`. @param day `2026-03-31` */
export const thirtyDaysBefore = (day: string): Date =>
  wholeDay(Temporal.PlainDate.from(day).subtract({ days: 30 }).toString()).startAt

/** `2026-03`, in Paris. */
export const monthAt = (at: Date): string => dayOf(at).slice(0, 7)
