import { expect, test } from 'vitest'
import { findDearestPlan, monthlyAmount, yearlySaving } from './plan-comparison.ts'

const monthly = { amount: 3990, periodDuration: 1, periodDurationUnit: 'month' } as const
const yearly = { amount: 39900, periodDuration: 1, periodDurationUnit: 'year' } as const
const quarterly = { amount: 10000, periodDuration: 3, periodDurationUnit: 'month' } as const
const weekly = { amount: 1000, periodDuration: 1, periodDurationUnit: 'week' } as const

test('The monthly price is rounded up and shown only for periods of several months', () => {
  expect([monthly, yearly, quarterly, weekly].map(monthlyAmount)).toEqual([null, 3325, 3334, null])
})

test('A saving is the difference over a year and is never negative', () => {
  expect(yearlySaving(yearly, monthly)).toBe(12 * 3990 - 39900)
  expect(yearlySaving(monthly, yearly)).toBe(0)
  expect(yearlySaving(monthly, weekly)).toBe(52178 - 47880)
})

test('Savings are measured against the plan with the highest yearly price', () => {
  expect(findDearestPlan([yearly, monthly, quarterly])).toBe(monthly)
  expect(findDearestPlan([])).toBeUndefined()
})
