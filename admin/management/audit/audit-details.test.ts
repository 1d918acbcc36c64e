import { expect, test } from 'vitest'
import { detailLines } from './audit-details.ts'
import { targetPath } from './target-path.ts'

test('a change reads as each changed field before and after, in words and euros', () => {
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

test('a setting is named by itself; an amount, a reason and what is not known are read too', () => {
  expect(detailLines({ from: 0, to: 500 }, 'promise-credit')).toEqual([
    { name: 'Montant rendu par promesse manquée', before: '0,00\u00a0€', after: '5,00\u00a0€' },
  ])
  expect(detailLines({ amount: 50, reason: 'un geste', unknown: ['a', true], browser: null })).toEqual([
    { name: 'Montant', value: '0,50\u00a0€' },
    { name: 'Motif', value: 'un geste' },
    { name: 'unknown', value: 'a, oui' },
  ])
})

test('an entry leads to the record it is about, where the back office has one', () => {
  const uid = '01a210cb-231a-7ae9-bc7d-14a089d33349'
  expect(targetPath('members', uid)).toBe(`/members/${uid}/show`)
  expect(targetPath('security', uid)).toBe(`/members/${uid}/show`)
  expect(targetPath('formulas', 'ete')).toBe('/formulas/ete')
  expect(decodeURIComponent(targetPath('payments', uid) ?? '')).toBe(`/payments?filter={"uid":["${uid}"]}`)
  expect(targetPath('jobs', uid)).toBeUndefined()
  expect(targetPath('members', null)).toBeUndefined()
})
