import { expect, test } from 'vitest'
import { cashbackCondition, cashbackSentence } from './cashback-words.ts'

test('the cashback condition states when no cashback is paid', () => {
  const given = { credit: 2000, first: 190, hasTrial: true, amount: 3990 }
  expect(cashbackCondition(given)).toMatch(/résiliation pendant l’essai$/)
  expect(cashbackCondition({ ...given, first: 3990, hasTrial: false })).toMatch(/sauf rétractation$/)
  expect(cashbackCondition({ ...given, amount: 500 })).toMatch(/avant que vos paiements n’y suffisent$/)
})

test('a formula without cashback promises none', () => {
  const none = {
    amount: 3990,
    trialAmount: 0,
    trialDuration: null,
    creditAmount: 0,
    creditDelay: null,
    creditDelayUnit: null,
  }
  expect(cashbackSentence(none)).toBeNull()
})
