import { expect, test } from 'vitest'
import type { Formula } from '../../contracts/subscriptions/subscriptions.ts'
import { periodText, trialText } from './offer.ts'

const formula = (change: Partial<Formula>) => ({ ...change }) as Formula

test('a period is written in idiomatic French', () => {
  expect(periodText(formula({ periodDuration: 1, periodDurationUnit: 'month' }))).toBe('par mois')
  expect(periodText(formula({ periodDuration: 3, periodDurationUnit: 'month' }))).toBe('tous les 3\u00a0mois')
  expect(periodText(formula({ periodDuration: 2, periodDurationUnit: 'week' }))).toBe('toutes les 2\u00a0semaines')
})

test('a formula without a trial has no trial text', () => {
  expect(trialText(formula({ trialDuration: 3, trialDurationUnit: 'day' }))).toBe('3\u00a0jours')
  expect(trialText(formula({ trialDuration: null, trialDurationUnit: null }))).toBeNull()
})
