import { expect, test } from 'vitest'
import type { z } from 'zod'
import { detailLines, targetName } from './audit-details.ts'
import { auditWords } from './audit-words.ts'
import { csvCalls } from './staff-csv.ts'

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
  expect(detailLines({ code: 'mail-answers', job: 'mail.send' })).toEqual([
    { name: 'Point', value: 'Réponses par e-mail' },
    { name: 'Tâche', value: 'Envoi d’un mail' },
  ])
})

test('dates are shown in Paris time, but a reason is kept as typed', () => {
  expect(detailLines({ sendAt: '2026-03-31T12:05:00Z', reason: '0000-00-00T00:00:00Z' })).toEqual([
    { name: expect.any(String), value: '31 mars 2026, 14:05' },
    { name: 'Motif', value: '0000-00-00T00:00:00Z' },
  ])
})

test('people, requests and days are named, an erased account is said to be', () => {
  const uidOf = (n: number) => `01a22d1b-0000-7000-8000-00000000000${n}`
  const names = { [uidOf(1)]: 'Agnès', [uidOf(3)]: 'Mon reçu' }
  expect(detailLines({ coach: uidOf(1), cover: uidOf(2), firstDay: '2026-11-30' }, '', names)).toEqual([
    { name: 'Coach', value: 'Agnès' },
    { name: 'Relais', value: 'compte effacé' },
    { name: 'Premier jour', value: '30 nov. 2026' },
  ])
  expect(detailLines({ into: uidOf(3) }, '', names)).toEqual([{ name: 'Vers', value: 'Mon reçu' }])
  expect(detailLines({ from: { coach: uidOf(1) }, to: { coach: null } }, '', names)).toEqual([
    { name: 'Coach', before: 'Agnès', after: 'vide' },
  ])
  expect([targetName(uidOf(1), names), targetName('membres')]).toEqual(['Agnès', 'Membres'])
})

test('a setting that no line can show is only said to have changed', () => {
  expect(detailLines({ from: [{ label: 'a' }], to: [] }, 'navigation')).toEqual([
    { name: 'Menu et pied de page', value: 'changé' },
  ])
})

test('every filter of a list saved as a file has a French word', () => {
  const filters = csvCalls.flatMap(({ query }) => {
    const { filter } = (query?.shape ?? {}) as { filter?: z.ZodOptional<z.ZodObject> }
    return filter ? Object.keys(filter.unwrap().shape) : []
  })
  expect(filters).toContain('staff')
  expect(filters.filter((name) => auditWords.filters[name] === undefined)).toEqual([])
})
