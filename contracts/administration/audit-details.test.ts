import { expect, test } from 'vitest'
import { detailLines } from './audit-details.ts'

test('a change lists each changed field before and after, in words and euros', () => {
  const change = {
    from: { amount: 3990, roles: ['coach'], private: false, name: 'Été' },
    to: { amount: 2990, roles: ['coach', 'admin'], private: true, name: 'Été' },
  }
  expect(detailLines(change)).toEqual([
    { name: 'Montant', before: '39,90\u00a0€', after: '29,90\u00a0€' },
    { name: 'Rôles', before: 'coach', after: 'coach, direction' },
    { name: 'Réservée à qui a un code', before: 'non', after: 'oui' },
  ])
})

test('settings, amounts, reasons and unknown details are readable', () => {
  expect(detailLines({ from: 0, to: 500 }, 'promise-credit')).toEqual([
    { name: 'Montant rendu par promesse manquée', before: '0,00\u00a0€', after: '5,00\u00a0€' },
  ])
  expect(detailLines({ amount: 50, reason: 'un geste', unknown: ['a', true], browser: null })).toEqual([
    { name: 'Montant', value: '0,50\u00a0€' },
    { name: 'Motif', value: 'un geste' },
    { name: 'unknown', value: 'a, oui' },
  ])
})

test('dates are shown in Paris time, but a reason is kept as typed', () => {
  expect(detailLines({ sendAt: '2026-03-31T12:05:00Z', reason: '0000-00-00T00:00:00Z' })).toEqual([
    { name: expect.any(String), value: '31 mars 2026, 14:05' },
    { name: 'Motif', value: '0000-00-00T00:00:00Z' },
  ])
})
