import { expect, test } from 'vitest'
import type { GiftOffer } from '../../contracts/subscriptions/gifts.ts'
import { findCheapestPrices } from './load-gift-offers.ts'

const offer = (formula: string, ...prices: [months: number, amount: number][]): GiftOffer => ({
  formula,
  formulaName: `La formule ${formula}`,
  prices: prices.map(([months, amount]) => ({ months, amount })),
  codeMonths: 12,
})
const shown = (...offers: GiftOffer[]) =>
  findCheapestPrices(offers).map(({ formula, months, amount }) => [formula, months, amount])

test('a gift of any length costs the lowest price among the listed formulas', () => {
  const month = offer('default', [1, 3990], [3, 11_970], [12, 47_880])
  expect(shown(month, offer('annuel', [12, 39_900]))).toEqual([
    ['default', 1, 3990],
    ['default', 3, 11_970],
    ['annuel', 12, 39_900],
  ])
  expect(shown(month, offer('cher', [12, 50_000]))).toEqual(shown(month))
})

test('a site that sells only years offers only years as gifts', () => {
  expect(shown(offer('annuel', [12, 39_900], [24, 79_800]))).toEqual([
    ['annuel', 12, 39_900],
    ['annuel', 24, 79_800],
  ])
})

test('formulas without gift prices are not offered', () => {
  expect(shown(offer('semaine'))).toEqual([])
})
