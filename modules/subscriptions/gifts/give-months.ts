import { addDuration } from '../../../contracts/text/paris-calendar.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import { latestDate } from '../lifecycle/calendar.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import { nextActionAt } from '../lifecycle/schedule.ts'
import { monthsPerPeriod } from './gift-price.ts'

export interface GivenMonths {
  startsAt: Date
  endsAt: Date
  change: Partial<SubscriptionRow>
}

/** Reasons why added months would have no certain start. */
type Uncertain = 'refused' | 'paused' | 'charging'

const toMember: Readonly<Record<Uncertain, string>> = {
  refused: 'Un paiement de votre abonnement a été refusé. Réglez-le, puis utilisez votre cadeau\u00a0: il vous attend.',
  paused: 'Votre abonnement est en pause, ou va l’être. Reprenez-le, puis utilisez votre cadeau\u00a0: il vous attend.',
  charging: 'Un paiement est en cours. Réessayez dans quelques minutes.',
}

/** @returns undefined if months can be added */
export function reasonNotToAddMonths(subscription: SubscriptionRow): Uncertain | undefined {
  const { status, resumesAt, expirationAt, nextActionAt: next } = subscription
  if (status === 'pastDue') return 'refused'
  if (status === 'paused' || resumesAt) return 'paused'
  // null: a charge is in progress.
  return status === 'pending' || !expirationAt || next === null ? 'charging' : undefined
}

/** Counts months from the anchor: a contract that began on a 31st loses no day to a short month. */
function laterEnd(subscription: SubscriptionRow, expirationAt: Date, months: number): Date {
  const { anchorAt, anchorPeriod, period } = subscription
  const perPeriod = monthsPerPeriod(subscription)
  const plain = addDuration(expirationAt, { count: months, unit: 'month' })
  if (!anchorAt || !perPeriod) return plain
  const passed = perPeriod * (period - anchorPeriod)
  const paidUntil = addDuration(anchorAt, { count: passed, unit: 'month' })
  if (paidUntil.getTime() !== expirationAt.getTime()) return plain
  return addDuration(anchorAt, { count: passed + months, unit: 'month' })
}

/**
 * Changes that move the end of the paid period, and with it the next payment. Periods restart there. If a reminder or notice named
 * the former date, it is sent again with the new date.
 */
export function movePaidPeriodEnd(subscription: SubscriptionRow, expirationAt: Date): Partial<SubscriptionRow> {
  const { period, remindedPeriod, noticedPeriod } = subscription
  const change = {
    expirationAt,
    anchorAt: expirationAt,
    anchorPeriod: period,
    remindedPeriod: Math.min(remindedPeriod, period - 1),
    noticedPeriod: Math.min(noticedPeriod, period - 1),
  }
  return { ...change, nextActionAt: nextActionAt({ ...subscription, ...change }) }
}

/**
 * Adds months after the paid period: the next payment is postponed by as much, and periods restart there.
 * @throws 409, violation `status`
 */
export function addMonths(subscription: SubscriptionRow, months: number, now: Date): GivenMonths {
  const { expirationAt } = subscription
  const reason = reasonNotToAddMonths(subscription)
  if (reason || !expirationAt) throw conflict([violation('status', toMember[reason ?? 'charging'])])
  if (subscription.status === 'cancelled') {
    // The member loses no day to a server failure.
    const startsAt = latestDate(expirationAt, now)
    const endsAt = addDuration(startsAt, { count: months, unit: 'month' })
    return { startsAt, endsAt, change: { expirationAt: endsAt, nextActionAt: endsAt } }
  }
  const endsAt = laterEnd(subscription, expirationAt, months)
  return { startsAt: expirationAt, endsAt, change: movePaidPeriodEnd(subscription, endsAt) }
}
