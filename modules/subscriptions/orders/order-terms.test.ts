import { expect, test } from 'vitest'
import { orderTerms } from './order-terms.ts'

const at = new Date('2026-11-22T10:00:00Z')
const month = { count: 1, unit: 'month' } as const
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('with a trial, order terms show its price and length and the first full charge', () => {
  const plan = { amount: 3990, period: month, trial: { count: 3, unit: 'day' } } as const
  expect(plain(orderTerms(190, plan, at))).toBe(
    'Vous commandez avec obligation de paiement : 1,90 € TTC pour 3 jours d’essai, puis 39,90 € TTC par mois à partir du 25 novembre 2026, jusqu’à ce que vous arrêtiez.',
  )
})

test('without a trial, order terms show the price of a period and the next charge date', () => {
  const plan = { amount: 3990, period: { count: 3, unit: 'month' }, trial: undefined } as const
  expect(plain(orderTerms(3990, plan, at))).toBe(
    'Vous commandez avec obligation de paiement : 39,90 € TTC, puis 39,90 € TTC tous les 3 mois à partir du 22 février 2027, jusqu’à ce que vous arrêtiez.',
  )
})
