import { z } from 'zod'
import { defineCall } from '../call.ts'
import { centsTotal, count, isoDate, slug } from '../forms.ts'
import { payload } from '../paging.ts'
import { leavingReasons } from '../subscriptions/leaving.ts'
import { hideable } from '../subscriptions/staff-offers.ts'

/** First and last day, in Paris; default: the last twelve months. */
export const figuresQuery = z.object({ from: isoDate.optional(), to: isoDate.optional() })

export const maxFigureMonths = 36

const day = z.string().meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const month = z.string().meta({ pattern: '^\\d{4}-\\d{2}$' })

/** A total in cents, and the number of members, payments or credits that it sums up. */
const sum = z.object({ amount: centsTotal, count }).meta({ id: 'FigureSum' })
export type FigureSum = z.output<typeof sum>

const figure = <Row extends z.ZodType>(id: string, path: string, summary: string, row: Row) =>
  defineCall({
    id,
    method: 'GET',
    path: `/staff/figures/${path}`,
    summary,
    access: 'staff',
    query: figuresQuery,
    answer: payload(z.object({ from: day, to: day, rows: z.array(row) })),
  })

export const subscriberDay = z
  .object({ day, subscribers: count, trials: count, started: count, ended: count })
  .meta({ id: 'SubscriberDay' })
export type SubscriberDay = z.output<typeof subscriberDay>
export const getSubscriberFigures = figure(
  'getSubscriberFigures',
  'subscribers',
  'Subscribers and trials at the end of each day, and how many began and ended',
  subscriberDay,
)

export const trialMonth = z
  .object({ month, trials: count, paid: count, open: count, left: count })
  .meta({ id: 'TrialMonth', description: 'Trials that began in the month, and what became of them until now' })
export type TrialMonth = z.output<typeof trialMonth>
export const getTrialFigures = figure('getTrialFigures', 'trials', 'Trials that turned into paid months', trialMonth)

export const recurringMonth = z
  .object({ month, earned: sum, new: sum, kept: sum, moved: sum, wonBack: sum, pastDue: sum, paused: sum, lost: sum })
  .meta({
    id: 'RecurringMonth',
    description:
      'earned is new + kept + moved + wonBack, of which moved, the change of who pays another plan, may be negative; past due and paused are part of none of them',
  })
export type RecurringMonth = z.output<typeof recurringMonth>
export const getRecurringFigures = figure(
  'getRecurringFigures',
  'recurring-revenue',
  'Monthly recurring revenue at the end of each month, by where it comes from',
  recurringMonth,
)

export const cohortMonth = z
  .object({ month, size: count, left: z.array(count) })
  .meta({ id: 'CohortMonth', description: 'left[0]: at the end of that month; left[1]: of the next one' })
export type CohortMonth = z.output<typeof cohortMonth>
export const getCohortFigures = figure(
  'getCohortFigures',
  'cohorts',
  'By the month of their first full payment: how many have left since',
  cohortMonth,
)

export const revenueMonth = z
  .object({ month, charged: sum, refunded: sum, cashback: sum, net: centsTotal })
  .meta({ id: 'RevenueMonth' })
export type RevenueMonth = z.output<typeof revenueMonth>
export const getRevenueFigures = figure(
  'getRevenueFigures',
  'revenue',
  'What the ledger charged and refunded in each month',
  revenueMonth,
)

export const cashbackMonth = z
  .object({ month, owed: sum, paid: sum })
  .meta({ id: 'CashbackMonth', description: 'Cashbacks by the month in which they are due' })
export type CashbackMonth = z.output<typeof cashbackMonth>
export const getCashbackFigures = figure(
  'getCashbackFigures',
  'cashback',
  'Cashbacks that are owed and paid, by the month in which they are due; lapsed ones are in neither',
  cashbackMonth,
)

export const leavingMonth = z
  .object({
    month,
    ...(Object.fromEntries(leavingReasons.map((reason) => [reason, hideable(count)])) as Record<
      (typeof leavingReasons)[number],
      ReturnType<typeof hideable>
    >),
  })
  .meta({ id: 'LeavingMonth', description: 'Answers of members who left, by reason; no total, which could tell a few' })
export type LeavingMonth = z.output<typeof leavingMonth>
export const getLeavingFigures = figure(
  'getLeavingFigures',
  'leaving',
  'Why members leave, by the month of their answer',
  leavingMonth,
)

const seconds = z.number().nullable()

export const answerMonth = z
  .object({ month, waits: count, answered: count, waiting: count, late: count, medianSeconds: seconds })
  .meta({
    id: 'AnswerMonth',
    description:
      'Times a member waited for a coach, by the month when the wait began; late ones passed the promised hour',
  })
export type AnswerMonth = z.output<typeof answerMonth>
export const getAnswerFigures = figure(
  'getAnswerFigures',
  'answers',
  'How long members waited for answers of coaches, and how many promised hours passed',
  answerMonth,
)

export const satisfactionMonth = z
  .object({ month, contact: count, coaching: count, low: count, average: z.number().nullable() })
  .meta({
    id: 'SatisfactionMonth',
    description: 'Ratings from 1 to 5, by the month in which they were given; low: 1 or 2',
  })
export type SatisfactionMonth = z.output<typeof satisfactionMonth>
export const getSatisfactionFigures = figure(
  'getSatisfactionFigures',
  'satisfaction',
  'Ratings of closed conversations, by month',
  satisfactionMonth,
)

/** Minimum number of members of a reported theme: a smaller one could reveal who wrote about what. */
export const minMembersPerTheme = 5

export const themeQuarter = z
  .object({
    quarter: month.meta({ description: 'Its first month, in Paris' }),
    themes: z.array(z.object({ uid: slug, name: z.string(), discussions: count })),
    others: count
      .nullable()
      .meta({ description: `null: of fewer than ${minMembersPerTheme} members, but more than none` }),
  })
  .meta({
    id: 'ThemeQuarter',
    description: `Discussions that members opened in a quarter. themes: those of at least ${minMembersPerTheme} members, under their present names, the most frequent first; others: all that remain, always of ${minMembersPerTheme} members or not told`,
  })
export type ThemeQuarter = z.output<typeof themeQuarter>
export const getThemeFigures = figure(
  'getThemeFigures',
  'themes',
  'Discussions by theme in the latest four quarters of the period that are over; counted from decrypted titles, stored nowhere',
  themeQuarter,
)

export const articleFigure = z
  .object({ article: z.object({ uid: slug, title: z.string() }), reads: hideable(count), starts: hideable(count) })
  .meta({
    id: 'ArticleFigure',
    description: 'reads: by visitors, in the months of the period; starts: subscriptions and trials that began with it',
  })
export type ArticleFigure = z.output<typeof articleFigure>
export const getArticleFigures = figure(
  'getArticleFigures',
  'articles',
  'The hundred articles that visitors read most in the months of the period, and the subscriptions that began with them',
  articleFigure,
)

export const figureCalls = [
  getSubscriberFigures,
  getTrialFigures,
  getRecurringFigures,
  getCohortFigures,
  getRevenueFigures,
  getCashbackFigures,
  getLeavingFigures,
  getAnswerFigures,
  getSatisfactionFigures,
  getThemeFigures,
  getArticleFigures,
]
