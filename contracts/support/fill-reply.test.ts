import { expect, test } from 'vitest'
import { fillReply, findUnfilledVariables, unknownVariables } from './fill-reply.ts'

const facts = { name: 'Zoé d’Été', title: '[Paiement]: Un doute', staffName: 'Marion' }

test('variables are replaced by names and subject, ignoring accents and case', () => {
  const content = 'Bonjour {{prenom}} ({{ Nom }}), « {{sujet}} » : {{PRÉNOM}}, {{signature}}'
  expect(fillReply(content, facts)).toBe('Bonjour Zoé (Zoé d’Été), « Un doute » : Zoé, Marion')
})

test('inserted values and unknown variables are not expanded', () => {
  expect(fillReply('{{prenom}} {{constructor}} {{autre}}', { ...facts, name: '{{signature}}' })).toBe(
    '{{signature}} {{constructor}} {{autre}}',
  )
  expect(unknownVariables('{{prenom}} {{constructor}} {{autre}}')).toEqual(['constructor', 'autre'])
})

test('each unfilled variable is listed once and other braces are ignored', () => {
  expect(
    findUnfilledVariables('Bonjour {{prenom}}, {{ montant }} et {{montant}} : {ici} {{}} {{deux mots}} {{montant2}}'),
  ).toEqual(['prenom', 'montant', 'montant2'])
  expect(findUnfilledVariables('Bonjour Zoé')).toEqual([])
})
