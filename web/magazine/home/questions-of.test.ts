import { expect, test } from 'vitest'
import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { questionsOf } from './questions-of.ts'

const formula: Formula = {
  uid: 'default',
  name: 'Abonnement',
  amount: 4990,
  trialAmount: 250,
  creditAmount: 1500,
  creditDelay: 6,
  creditDelayUnit: 'week',
  trialDuration: 7,
  trialDurationUnit: 'day',
  periodDuration: 3,
  periodDurationUnit: 'month',
}

const textOf = (change: Partial<Formula> = {}): string =>
  questionsOf({ ...formula, ...change })
    .map(({ question, answer }) => `${question} ${answer}`)
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ')

test('prices, durations and the refund equal the formula’s', () => {
  const text = textOf()
  expect(text).toContain('L’essai coûte 2,50 € pour 7 jours.')
  expect(text).toContain('à 49,90 € tous les 3 mois')
  expect(text).toContain('Comment fonctionne le cashback de 15,00 € ?')
  expect(text).toContain(
    '15,00 € remboursés sur la carte qui a servi au paiement, 6 semaines après le premier paiement, une seule fois par personne, sauf rétractation ou résiliation pendant l’essai.',
  )
  expect(text).not.toMatch(/\{\{|null|undefined/)
})

test('without a trial only the price is shown', () => {
  const text = textOf({ trialDuration: null, trialDurationUnit: null, trialAmount: 0 })
  expect(text).toContain('L’abonnement coûte 49,90 € tous les 3 mois')
  expect(text).not.toContain('essai')
})

test('without a refund the question about it is left out', () => {
  expect(textOf({ creditAmount: 0, creditDelay: null, creditDelayUnit: null })).not.toContain('cashback')
})
