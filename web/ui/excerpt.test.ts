import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

it('leaves a short text unchanged, on one line', () => {
  expect(excerptOf(' Bonjour,\n\nje vous écris. ', 40)).toBe('Bonjour, je vous écris.')
})

it.each([
  ['Je voudrais reprendre depuis le début', 20, 'Je voudrais…'],
  ['Je voudrais reprendre depuis le début', 21, 'Je voudrais reprendre…'],
  ['Enfin. Je voudrais', 6, 'Enfin…'],
])('ends « %s » cut at %i at a word', (text, length, excerpt) => {
  expect(excerptOf(text, length)).toBe(excerpt)
})

it('cuts a word that is longer than the excerpt, never through a character', () => {
  expect(excerptOf('🌸'.repeat(10), 4)).toBe(`${'🌸'.repeat(4)}…`)
})
