import { expect, test } from 'vitest'
import { fillReply, unknownVariables } from './fill-reply.ts'

const facts = { name: 'Zoé d’Été', title: '[Paiement]: Un doute', staffName: 'Marion' }

test('variables stand for the person, her subject and who answers, whatever accents and case', () => {
  const content = 'Bonjour {{prenom}} ({{ Nom }}), « {{sujet}} » : {{PRÉNOM}}, {{signature}}'
  expect(fillReply(content, facts)).toBe('Bonjour Zoé (Zoé d’Été), « Un doute » : Zoé, Marion')
})

test('what is filled in is not looked through again, nor is what stands for nothing touched', () => {
  expect(fillReply('{{prenom}} {{constructor}} {{autre}}', { ...facts, name: '{{signature}}' })).toBe(
    '{{signature}} {{constructor}} {{autre}}',
  )
  expect(unknownVariables('{{prenom}} {{constructor}} {{autre}}')).toEqual(['constructor', 'autre'])
})
