import { expect, test } from 'vitest'
import { wordWindow } from './word-window.ts'

const cut = (text: string, place: number, before: number, longest: number) => {
  const characters = [...text]
  const { start, end } = wordWindow(characters, place, { before, longest })
  return characters.slice(start, end).join('')
}

const text = 'Elle respire, puis elle compte jusqu’à dix, lentement.'

test('a short text is not cut', () => expect(cut(text, 5, 2, 100)).toBe(text))

test('an excerpt begins and ends at a whole word, without punctuation at the cut', () => {
  expect(cut(text, 0, 0, 16)).toBe('Elle respire')
  expect(cut(text, text.indexOf('compte'), 8, 22)).toBe('elle compte jusqu’à')
})

test('an excerpt that reaches the end keeps its full stop', () => {
  expect(cut(text, text.indexOf('lentement'), 6, 40)).toBe('dix, lentement.')
})

test('only a word that is longer than the excerpt is cut', () => {
  expect(cut('anticonstitutionnellement vôtre', 0, 0, 10)).toBe('anticonsti')
})
