import { expect, test } from 'vitest'
import { monthly } from './fixtures/monthly.ts'
import { orderSentences } from './order-sentences.ts'

const code = { value: 'ETE-2026', amount: 1995, periods: 3, reference: 3990 }
const now = new Date('2026-11-27T09:00:00Z')

const linesOf = (terms: typeof monthly | object, effect: typeof code) =>
  orderSentences({ ...monthly, ...terms }, now, effect)?.map(({ label, text }) =>
    `${label} | ${text}`.replace(/[\u00a0\u202f]/g, ' '),
  )

test('A code’s sentences name the reduced price, its duration and the full price', () => {
  expect(linesOf({}, code)?.slice(1, -1)).toEqual([
    'À payer maintenant | 1,90 € TTC, pour 3 jours d’essai',
    'Ensuite | 19,95 € TTC par mois, à partir du 30 novembre 2026',
    'Après 3 mois de réduction | 39,90 € TTC par mois, à partir du 28 février 2027',
    'Code ETE-2026 | 19,95 € TTC par mois pendant 3 mois. Prix le plus bas des 30 derniers jours : 39,90 €.',
  ])
})

test('Without a trial, a code for one period is followed by the full price', () => {
  const noTrial = { trialDuration: null, trialDurationUnit: null }
  expect(linesOf(noTrial, { ...code, periods: 1 })?.slice(1, 3)).toEqual([
    'À payer maintenant | 19,95 € TTC par mois',
    'Ensuite | 39,90 € TTC par mois, prochain prélèvement le 27 décembre 2026',
  ])
})
