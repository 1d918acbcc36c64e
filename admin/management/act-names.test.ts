import { expect, test } from 'vitest'
import { actName } from './act-names.ts'

test('an act of the record reads as words, an unknown one as it is stored', () => {
  expect(actName('members.suspend')).toBe('Membres\u00a0: suspension')
  expect(actName('security.sign-in')).toBe('Sécurité\u00a0: connexion')
  expect(actName('members.fly')).toBe('members.fly')
  expect(actName('fly')).toBe('fly')
})
