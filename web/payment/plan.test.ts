import { expect, test } from 'vitest'
import type { Formula } from '../../contracts/subscriptions/subscriptions.ts'
import { durationText, planOf } from './plan.ts'

const formula: Formula = {
  uid: 'default',
  name: 'L’abonnement',
  amount: 3990,
  trialAmount: 190,
  creditAmount: 2000,
  creditDelay: 1,
  creditDelayUnit: 'month',
  trialDuration: 3,
  trialDurationUnit: 'day',
  periodDuration: 1,
  periodDurationUnit: 'month',
}

const day = (iso: string | undefined) => iso?.slice(0, 10)

test('with a trial: its price today, the whole price after it', () => {
  const plan = planOf(formula, new Date('2026-11-21T10:00:00Z'))
  expect(plan).toMatchObject({ today: 190, amount: 3990, trial: { count: 3, unit: 'day' } })
  expect(day(plan.nextAt)).toBe('2026-11-24')
  expect(plan.cashback).toMatchObject({ amount: 2000 })
  expect(day(plan.cashback?.at)).toBe('2026-12-21')
})

test('without one: the whole price today, and again after a period', () => {
  const plan = planOf({ ...formula, trialDuration: null, trialDurationUnit: null }, new Date('2026-01-31T10:00:00Z'))
  expect(plan).toMatchObject({ today: 3990, trial: null })
  expect(day(plan.nextAt)).toBe('2026-02-28')
})

test('no credit, no promise of one', () => {
  expect(planOf({ ...formula, creditAmount: 0 }, new Date()).cashback).toBeNull()
})

test('durations read as French', () => {
  expect(durationText({ count: 3, unit: 'day' })).toBe('3\u00a0jours')
  expect(durationText({ count: 1, unit: 'month' })).toBe('1\u00a0mois')
  expect(durationText({ count: 2, unit: 'week' })).toBe('2\u00a0semaines')
})
