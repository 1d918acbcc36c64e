import { expect, test } from 'vitest'
import { monthly } from './fixtures/monthly.ts'
import { termsText } from './terms.ts'

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

test('the terms of a formula name its trial, price and cashback', () => {
  expect(plain(termsText(monthly))).toBe('1,90 € pour 3 jours d’essai, puis 39,90 € par mois.')
  const weekly = { ...monthly, trialDuration: null, periodDuration: 2, periodDurationUnit: 'week' }
  expect(plain(termsText(weekly))).toBe('39,90 € toutes les 2 semaines.')
  const credited = { ...weekly, creditAmount: 1000, creditDelay: 1, creditDelayUnit: 'month' }
  expect(plain(termsText(credited))).toBe('39,90 € toutes les 2 semaines. 10,00 € de cashback après 1 mois.')
})

test('The terms with a code state how long the price is reduced', () => {
  const code = { value: 'ETE-2026', amount: 1995, periods: 3, reference: 3990 }
  expect(plain(termsText(monthly, code))).toBe(
    '1,90 € pour 3 jours d’essai, puis 19,95 € par mois pendant 3 mois, puis 39,90 € par mois.',
  )
  const always = { ...code, periods: null }
  expect(plain(termsText(monthly, always))).toBe('1,90 € pour 3 jours d’essai, puis 19,95 € par mois.')
})

test('no terms are shown while the price or its period is missing', () => {
  expect(termsText({ ...monthly, amount: null })).toBeUndefined()
  expect(termsText({ ...monthly, periodDuration: null })).toBeUndefined()
})
