import { expect, test } from 'vitest'
import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { planOf } from './plan.ts'

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

test('a plan with a trial charges the trial price today and the full price later', () => {
  const plan = planOf({ formula, code: null }, new Date('2026-11-21T10:00:00Z'))
  expect(plan).toMatchObject({ today: 190, amount: 3990, trial: { count: 3, unit: 'day' } })
  expect(day(plan.nextAt)).toBe('2026-11-24')
  expect(plan.cashback).toMatchObject({ amount: 2000 })
  expect(day(plan.cashback?.at)).toBe('2026-12-21')
})

test('a plan without a trial charges the full price today and after a period', () => {
  const plan = planOf(
    { formula: { ...formula, trialDuration: null, trialDurationUnit: null }, code: null },
    new Date('2026-01-31T10:00:00Z'),
  )
  expect(plan).toMatchObject({ today: 3990, trial: null })
  expect(day(plan.nextAt)).toBe('2026-02-28')
})

test('a formula without a credit promises no cashback', () => {
  expect(planOf({ formula: { ...formula, creditAmount: 0 }, code: null }, new Date()).cashback).toBeNull()
})

const half = { value: 'MOITIE', isValid: true, amount: 1995, trialAmount: 190, periods: 1, reference: 3500 }

test('A plan with a code names the first day at the full price', () => {
  const plan = planOf({ formula, code: { ...half, periods: 2 } }, new Date('2026-11-21T10:00:00Z'))
  expect(plan).toMatchObject({ today: 190, amount: 1995, nextAmount: 1995 })
  expect(plan.reduction).toMatchObject({
    code: 'MOITIE',
    full: 3990,
    reference: 3500,
    length: { count: 2, unit: 'month' },
  })
  expect(day(plan.reduction?.fullFrom ?? undefined)).toBe('2027-01-24')
})

test('A code for one period without a trial leaves the next payment at full price', () => {
  const whole = { ...formula, trialDuration: null, trialDurationUnit: null }
  const plan = planOf({ formula: whole, code: half }, new Date('2026-11-21T10:00:00Z'))
  expect(plan).toMatchObject({ today: 1995, nextAmount: 3990 })
  expect(plan.reduction?.fullFrom).toBe(plan.nextAt)
  const unknown = { ...half, isValid: false, amount: null, reference: null }
  expect(planOf({ formula: whole, code: unknown }, new Date())).toMatchObject({ today: 3990, reduction: null })
})
