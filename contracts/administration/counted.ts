import { z } from 'zod'
import { monthPattern, rule } from '../forms.ts'
import { messages } from '../messages.ts'

/** Filters of the list of subscriptions by figure: `trial@2026-03-10`, `lost@2026-03`, `cohortLeft@2026-01+3`. */
/** `departed`: had access thirty days before that day, and lost it since. */
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
export const countedPayments = ['charged', 'refunded', 'cashback'] as const
export const countedCredits = ['owed', 'paid'] as const
export const countedTickets = [
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

export const countedSubscriptions = counted(
  `(?:${countedByDay.join('|')})@${monthPattern}-(?:0[1-9]|[12]\\d|3[01])|${ofMonth(countedByMonth)}|cohortLeft@${monthPattern}\\+\\d{1,2}`,
)
export const countedPayment = counted(ofMonth(countedPayments))
export const countedCredit = counted(ofMonth(countedCredits))
export const countedTicket = counted(ofMonth(countedTickets))
