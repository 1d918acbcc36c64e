import { expect, test } from 'vitest'
import { createMatcher } from './match-words.ts'

test.each([
  ['ete', 'Cet ÉTÉ-là', true],
  ['soeur', 'Ma sœur', true],
  ['sœur', 'Ma SOEUR', true],
  ['n’ose', "je n'ose pas", true],
  ['pas ose', 'Je n’ose toujours pas', true],
  ['ose jamais', 'Je n’ose toujours pas', false],
  ['.*', 'rien de tel', false],
  ['🌸', 'merci 🌸', true],
])('%s in « %s »: %s', (q, text, found) => expect(createMatcher(q)(text)).toBe(found))
