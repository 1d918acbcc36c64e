import { expect, test } from 'vitest'
import type { SubscriptionRow } from './queries.ts'
import { lastsAYear, nextActionAt, reminderAt } from './schedule.ts'

const end = '2027-03-31T08:00:00.000Z'
const running = (row: Partial<SubscriptionRow>) =>
  ({ startedAt: new Date('2026-03-31T08:00:00Z'), expirationAt: new Date(end), ...row }) as SubscriptionRow

test.each([
  [1, 'year', true],
  [2, 'year', true],
  [12, 'month', true],
  [24, 'month', true],
  [366, 'day', true],
  [53, 'week', true],
  [11, 'month', false],
  [364, 'day', false],
  [52, 'week', false],
  [30, 'second', false],
] as const)('a period of %i %s lasts a year: %s', (count, unit, yes) => {
  expect(lastsAYear({ count, unit }, new Date(end))).toBe(yes)
})

test.each([
  ['a year', { periodDuration: 1, periodDurationUnit: 'year' }, '2027-01-31T09:00:00.000Z'],
  ['twelve months', { periodDuration: 12, periodDurationUnit: 'month' }, '2027-01-31T09:00:00.000Z'],
  ['a month', { periodDuration: 1, periodDurationUnit: 'month' }, undefined],
] as const)('only a period of a year or more gets a reminder two months before its end: %s', (_name, terms, moment) => {
  expect(reminderAt(running({ status: 'active', ...terms }))?.toISOString()).toBe(moment)
})

test.each(['pastDue', 'cancelled', 'ended', 'pending'] as const)('no reminder is sent while %s', (status) => {
  expect(reminderAt(running({ status, periodDuration: 1, periodDurationUnit: 'year' }))).toBeNull()
})

test.each([
  ['3 days: half-way', '2026-05-01T08:00:00Z', '2026-05-04T08:00:00Z', '2026-05-02T20:00:00.000Z'],
  ['13 days: half-way', '2026-05-01T08:00:00Z', '2026-05-14T08:00:00Z', '2026-05-07T20:00:00.000Z'],
  ['14 days: a week before', '2026-05-01T08:00:00Z', '2026-05-15T08:00:00Z', '2026-05-08T08:00:00.000Z'],
  ['a month: a week before', '2026-05-01T08:00:00Z', '2026-06-01T08:00:00Z', '2026-05-25T08:00:00.000Z'],
])('the end of a trial is announced in time: %s', (_name, startedAt, expirationAt, moment) => {
  const trial = { status: 'trialing', startedAt: new Date(startedAt), expirationAt: new Date(expirationAt) } as const
  expect(reminderAt(running(trial))?.toISOString()).toBe(moment)
})

test.each([
  ['a debit of 39,90 €', 3990, '2027-03-26T09:00:00.000Z'],
  ['a period that costs nothing', 0, end],
])('the notice of a renewal is due at the expected moment: %s', (_name, amount, moment) => {
  const paid = { status: 'active', period: 2, noticedPeriod: 1, remindedPeriod: 2, mandate: 'M-1', amount } as const
  const monthly = { ...paid, trialDuration: null, trialDurationUnit: null, reducedAmount: null, reducedPeriods: null }
  expect(nextActionAt(running({ ...monthly, pastDueAt: null, resumesAt: null, switchTo: null }))?.toISOString()).toBe(
    moment,
  )
})
