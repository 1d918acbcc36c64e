import type { Duration } from '../../../contracts/text/french-duration.ts'
import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import { finalAt, noticeDays } from '../orders/debit/debits.ts'
import type { AttemptRow } from '../orders/queries-attempts.ts'
import { addDays, addMilliseconds, earliestDate } from './calendar.ts'
import { nextStatus, type Status, type SubscriptionEvent } from './machine.ts'
import type { SubscriptionRow } from './queries.ts'

/** Days after the first refusal on which a renewal is retried; after the last the subscription ends. */
export const retryDays = [1, 3, 5, 7] as const

/** A reminder is sent a week before the end of a trial of at least this many days, otherwise half-way. */
const longTrialDays = 14
const reminderDays = 7
const dayMilliseconds = 86_400_000

export interface Payment {
  kind: AttemptRow['kind']
  period: number
  amount: number
}

type Terms = Pick<
  SubscriptionRow,
  'trialDuration' | 'trialDurationUnit' | 'trialAmount' | 'amount' | 'reducedAmount' | 'reducedPeriods'
>

export function trialOf(terms: Pick<Terms, 'trialDuration' | 'trialDurationUnit'>): Duration | undefined {
  const { trialDuration: count, trialDurationUnit: unit } = terms
  return count !== null && unit !== null ? { count, unit } : undefined
}

export const periodOf = (terms: Pick<SubscriptionRow, 'periodDuration' | 'periodDurationUnit'>): Duration => ({
  count: terms.periodDuration,
  unit: terms.periodDurationUnit,
})

/** The payment for the nth period; a trial counts as one. */
export function paymentFor(terms: Terms, period: number): Payment {
  const hasTrial = trialOf(terms) !== undefined
  if (hasTrial && period === 1) return { kind: 'trial', period, amount: terms.trialAmount }
  const whole = hasTrial ? period - 1 : period
  const isReduced = terms.reducedPeriods === null || whole <= terms.reducedPeriods
  const amount = isReduced ? (terms.reducedAmount ?? terms.amount) : terms.amount
  return { kind: whole === 1 ? 'first' : 'renewal', period, amount }
}

/** Changes that a planned switch makes with the next payment; a code's reduction ends with it. */
const switched = ({ switchTo }: Pick<SubscriptionRow, 'switchTo'>) =>
  switchTo && { ...switchTo, switchTo: null, reducedAmount: null, reducedPeriods: null }

export const withNextTerms = (subscription: SubscriptionRow): SubscriptionRow => ({
  ...subscription,
  ...switched(subscription),
})

export const nextPayment = (subscription: SubscriptionRow): Payment =>
  paymentFor(withNextTerms(subscription), subscription.period + 1)

type Change = Partial<SubscriptionRow> & { status: Status }

/** @throws when the state machine does not allow it: callers check before */
function move(subscription: Pick<SubscriptionRow, 'status'>, event: SubscriptionEvent): Status {
  const status = nextStatus(subscription.status, event)
  if (!status) throw new Error(`a subscription that is ${subscription.status} knows no ${event}`)
  return status
}

function firstPeriod(subscription: SubscriptionRow, now: Date): Partial<SubscriptionRow> {
  const trial = trialOf(subscription)
  if (trial) {
    const end = addDuration(now, trial)
    return { startedAt: now, expirationAt: end, anchorAt: end, anchorPeriod: 1 }
  }
  return { startedAt: now, expirationAt: addDuration(now, periodOf(subscription)), anchorAt: now, anchorPeriod: 0 }
}

/** Starts a whole period now, and counts periods from now on. */
const newCount = (subscription: SubscriptionRow, period: number, now: Date): Partial<SubscriptionRow> => ({
  expirationAt: addDuration(now, periodOf(subscription)),
  anchorAt: now,
  anchorPeriod: period - 1,
})

const noPause = { resumesAt: null, resumeRemindedAt: null } as const

function laterPeriod(subscription: SubscriptionRow, period: number, now: Date): Partial<SubscriptionRow> {
  const { anchorAt, anchorPeriod, status } = subscription
  if (status === 'paused') return { ...newCount(subscription, period, now), ...noPause }
  if (!anchorAt) throw new Error('a subscription without a start cannot go on')
  const end = addDuration(anchorAt, periodOf(subscription), period - anchorPeriod)
  if (end > now) return { expirationAt: end }
  // The payment came after the end of this period: it pays for a whole period from now on.
  return newCount(subscription, period, now)
}

/** Tells whether this payment covers the next period; otherwise it is a surplus. */
export const isForNextPeriod = (subscription: SubscriptionRow, attempt: Pick<AttemptRow, 'period'>): boolean =>
  nextStatus(subscription.status, 'paid') !== undefined && attempt.period === subscription.period + 1

export function changesAfterPayment(subscription: SubscriptionRow, { kind, period }: Payment, now: Date): Change {
  const status = move(subscription, kind === 'trial' ? 'trialPaid' : 'paid')
  if (period === 1) return { status, ...firstPeriod(subscription, now), period, pastDueAt: null, retries: 0 }
  const terms = switched(subscription)
  // After a switch, count periods from the end of the last one: their length may differ.
  const count = terms ? { anchorAt: subscription.expirationAt, anchorPeriod: period - 1 } : {}
  const dates = laterPeriod({ ...subscription, ...terms, ...count }, period, now)
  return { status, ...terms, ...count, ...dates, period, pastDueAt: null, retries: 0 }
}

/** Retries already due: those missed while the server was down are skipped. */
const retriesBehind = (pastDueAt: Date, now: Date): number =>
  retryDays.filter((days) => addDays(pastDueAt, days) <= now).length

/** @param retry 0 for the first try of a renewal */
export function changesAfterRefusal(subscription: SubscriptionRow, retry: number, now: Date): Change {
  const pastDueAt = subscription.pastDueAt ?? now
  const retries = Math.max(retry, retriesBehind(pastDueAt, now))
  if (retries >= retryDays.length) return { status: move(subscription, 'exhausted') }
  const status = move(subscription, 'declined')
  return status === 'pastDue' || status === 'paused' ? { status, pastDueAt, retries } : { status }
}

/** Article L215-1 of the consumer code: notice between three months and one month before a year’s contract ends. */
const yearlyNotice: Duration = { count: 2, unit: 'month' }

export const lastsAYear = (period: Duration, end: Date): boolean =>
  addDuration(end, period, -1) <= addDuration(end, { count: 1, unit: 'year' }, -1)

/** Time to remind the member that a trial or a year ends, and what follows. */
export function reminderAt(subscription: SubscriptionRow): Date | null {
  const { status, startedAt, expirationAt } = subscription
  if (!startedAt || !expirationAt) return null
  if (status === 'trialing') {
    const length = expirationAt.getTime() - startedAt.getTime()
    if (length < longTrialDays * dayMilliseconds) return addMilliseconds(startedAt, Math.floor(length / 2))
    return addDays(expirationAt, -reminderDays)
  }
  return status === 'active' && lastsAYear(periodOf(subscription), expirationAt)
    ? addDuration(expirationAt, yearlyNotice, -1)
    : null
}

/** Days of notice before the charge that ends a pause. */
const resumeNoticeDays = 7

const resumeReminderAt = ({ status, resumesAt, resumeRemindedAt, pastDueAt }: SubscriptionRow): Date | null =>
  status === 'paused' && resumesAt && !resumeRemindedAt && !pastDueAt ? addDays(resumesAt, -resumeNoticeDays) : null

export function nextPaymentAt(subscription: SubscriptionRow): Date | null {
  const { status, expirationAt, pastDueAt, retries, resumesAt } = subscription
  if (status === 'trialing' || status === 'active') return resumesAt ?? expirationAt
  if (status === 'paused' && !pastDueAt) return resumesAt
  const days = retryDays[retries]
  return (status === 'pastDue' || status === 'paused') && pastDueAt && days !== undefined
    ? addDays(pastDueAt, days)
    : null
}

/** Moment after which the next payment cannot be returned any more. */
export function nextPaymentFinalAt(subscription: SubscriptionRow): Date | null {
  const next = nextPaymentAt(subscription)
  return next && finalAt(next, subscription.cardBrand)
}

/** Time to announce the amount and day of the next debit to the member. */
function debitNoticeAt(subscription: SubscriptionRow): Date | null {
  const { mandate, noticedPeriod, period, pastDueAt } = subscription
  const isUntold = mandate !== null && noticedPeriod < period && !pastDueAt
  const payment = isUntold && nextPayment(subscription).amount > 0 ? nextPaymentAt(subscription) : null
  return payment && addDays(payment, -noticeDays)
}

/** Announces the next debit again if this change moves it or changes its amount. */
export function resetDebitNotice(
  subscription: SubscriptionRow,
  change: Partial<SubscriptionRow>,
): Partial<SubscriptionRow> {
  const after = { ...subscription, ...change }
  const { noticedPeriod, period } = after
  const isAsAnnounced =
    nextPaymentAt(after)?.getTime() === nextPaymentAt(subscription)?.getTime() &&
    nextPayment(after).amount === nextPayment(subscription).amount
  return isAsAnnounced ? {} : { noticedPeriod: Math.min(noticedPeriod, period - 1) }
}

/** Start of a planned pause: the end of the paid period. */
const pauseAt = ({ status, expirationAt, resumesAt }: SubscriptionRow): Date | null =>
  status === 'active' && resumesAt ? expirationAt : null

const isReminderLeft = ({ remindedPeriod, period }: SubscriptionRow): boolean => remindedPeriod < period

const unsentReminderAt = (subscription: SubscriptionRow): Date | null =>
  isReminderLeft(subscription) ? reminderAt(subscription) : null

/** Time at which the sweep has to process the subscription next. */
export function nextActionAt(subscription: SubscriptionRow): Date | null {
  if (subscription.status === 'cancelled') return subscription.expirationAt
  const payment = nextPaymentAt(subscription)
  if (!payment) return null
  const others = [pauseAt, unsentReminderAt, resumeReminderAt, debitNoticeAt].flatMap(
    (dateOf) => dateOf(subscription) ?? [],
  )
  return earliestDate(payment, ...others)
}

export type DueAction = 'charge' | 'pause' | 'remind' | 'remindOfResuming' | 'announceDebit' | 'end'

/** The action due now, at most one at a time. */
export function dueAction(subscription: SubscriptionRow, now: Date): DueAction | null {
  const { status, expirationAt } = subscription
  const isDue = (date: Date | null): boolean => date !== null && date <= now
  if (status === 'cancelled') return isDue(expirationAt) ? 'end' : null
  if (isDue(pauseAt(subscription))) return 'pause'
  if (isDue(nextPaymentAt(subscription))) return 'charge'
  if (isDue(unsentReminderAt(subscription))) return 'remind'
  if (isDue(resumeReminderAt(subscription))) return 'remindOfResuming'
  return isDue(debitNoticeAt(subscription)) ? 'announceDebit' : null
}
