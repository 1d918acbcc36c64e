import { z } from 'zod'
import { monthPattern, rule } from '../forms.ts'
import { messages } from '../messages.ts'

/**
 * Filters of the list of subscriptions by figure: `trial@2026-03-10`, `lost@2026-03`, `cohortLeft@2026-01+3`.
 * `departed`: had access thirty days before the given day, and has lost it since.
 */
export const countedByDay = ['subscriber', 'trial', 'started', 'ended', 'departed'] as const
export const countedByMonth = [
  'trials',
  'trialPaid',
  'trialOpen',
  'trialLeft',
  'earned',
  'new',
  'kept',
  'moved',
  'wonBack',
  'pastDue',
  'paused',
  'lost',
  'cohort',
] as const
export const paymentFigureNames = ['charged', 'refunded', 'cashback'] as const
export const creditFigureNames = ['owed', 'paid'] as const
export const ticketFigureNames = [
  'waits',
  'answered',
  'stillWaiting',
  'late',
  'ratedContact',
  'ratedCoaching',
  'ratedLow',
] as const

const isCalendarDay = (value: string) => {
  const [, when = ''] = value.split('@')
  return when.length !== 10 || z.iso.date().safeParse(when).success
}

const counted = (pattern: string) =>
  z
    .string()
    .check(
      rule((value) =>
        new RegExp(`^(?:${pattern})$`).test(value) && isCalendarDay(value) ? undefined : messages.choice,
      ),
    )
    .meta({ pattern: `^(?:${pattern})$` })

const ofMonth = (parts: readonly string[]) => `(?:${parts.join('|')})@${monthPattern}`

export const subscriptionFigureFilter = counted(
  `(?:${countedByDay.join('|')})@${monthPattern}-(?:0[1-9]|[12]\\d|3[01])|${ofMonth(countedByMonth)}|cohortLeft@${monthPattern}\\+\\d{1,2}`,
)
export const paymentFigureFilter = counted(ofMonth(paymentFigureNames))
export const creditFigureFilter = counted(ofMonth(creditFigureNames))
export const ticketFigureFilter = counted(ofMonth(ticketFigureNames))
