import { expect, test } from 'vitest'
import type { SubscriptionActs } from '../../../contracts/subscriptions/staff-subscription-acts.ts'
import { choicesOf, possibleActs } from './subscription-act-list.ts'
import { subscriptionActWords as words } from './subscription-act-words.ts'

const none: SubscriptionActs = {
  ...{ stop: null, stopRequested: false, pauses: [], undoPause: null, months: [], formulas: [], undoSwitch: null },
  version: 1,
}
const date = '2027-01-29T10:00:00.000Z'
const next = { date, amount: 3990 }

test('The menu has exactly the acts that are possible now', () => {
  expect(possibleActs(none)).toEqual([])
  const stop = { lastDateTime: date, cashbackKept: 0, cashbackLost: 0 }
  const pauses = [{ months: 1, startsDateTime: date, resumesDateTime: date, amount: 3990 }]
  expect(possibleActs({ ...none, stop, pauses })).toEqual(['pause', 'stop'])
  expect(possibleActs({ ...none, undoPause: { next }, undoSwitch: { formulaName: 'Un mois', next } })).toEqual([
    'undoPause',
    'undoSwitch',
  ])
})

test('Each choice names its amount and date', () => {
  const months = [
    { months: 1, startsDateTime: date, endsDateTime: date, next },
    { months: 12, startsDateTime: date, endsDateTime: date, next: null },
  ] as const
  expect(choicesOf('months', { ...none, months: [...months] })).toEqual([
    {
      value: '1',
      label: '1\u00a0mois\u00a0: prochain paiement de 39,90\u00a0€ le 29 janv. 2027',
    },
    { value: '12', label: '12\u00a0mois\u00a0: accès jusqu’au 29 janv. 2027, aucun paiement ensuite' },
  ])
  expect(choicesOf('stop', none)).toEqual([])
})

test('The text for stopping names the kept and the lost cashback', () => {
  const text = (cashbackKept: number, cashbackLost: number) =>
    words.texts.stop({ ...none, stop: { lastDateTime: date, cashbackKept, cashbackLost } })
  expect(text(0, 0)).not.toContain('cashback')
  expect(text(2000, 500)).toContain('20,00\u00a0€ reste dû')
  expect(text(2000, 500)).toContain('5,00\u00a0€ n’est pas versé')
})
