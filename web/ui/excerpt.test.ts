import { expect, it } from 'vitest'
import { deckOf, excerptOf } from './excerpt.ts'

it('leaves a short text unchanged, on one line', () => {
  expect(excerptOf(' Bonjour,\n\nje vous écris. ', 40)).toBe('Bonjour, je vous écris.')
})

it.each([
  ['Je voudrais reprendre depuis le début', 20, 'Je voudrais…'],
  ['Je voudrais reprendre depuis le début', 21, 'Je voudrais reprendre…'],
  ['Enfin. Je voudrais', 6, 'Enfin…'],
])('cuts « %s » at %i characters, after a word', (text, length, excerpt) => {
  expect(excerptOf(text, length)).toBe(excerpt)
})

it('cuts a word that is longer than the excerpt, never through a character', () => {
  expect(excerptOf('🌸'.repeat(10), 4)).toBe(`${'🌸'.repeat(4)}…`)
})

it.each([
  ['Une phrase. Une autre, plus longue.', 20, 'Une phrase.'],
  ['Une phrase. Une autre, plus longue.', 40, 'Une phrase. Une autre, plus longue.'],
  ['Oui\u202f? Non\u202f! « Peut-être. » La suite', 26, 'Oui\u202f? Non\u202f! « Peut-être. »'],
  ['Vers 9 h. 30 minutes suffisent. Ensuite', 33, 'Vers 9 h. 30 minutes suffisent.'],
  ['Une seule phrase bien trop longue pour la place', 20, 'Une seule phrase…'],
  ['Une très longue phrase pour la place. Oui.', 20, 'Une très longue…'],
  ['', 20, ''],
])('cuts the deck of « %s » to %i characters, at a sentence if possible', (text, length, deck) => {
  expect(deckOf(text, length)).toBe(deck)
})
